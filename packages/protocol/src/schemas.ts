// Made by `npm run schemas`: JSON Schemas of everything that goes over the wire.
export const schemas: Readonly<Record<string, { readonly [key: string]: unknown }>> = {
 "frames.Server": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "accepted"
     },
     "id": {
      "type": "string"
     },
     "version": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "id",
     "version"
    ],
    "additionalProperties": false
   },
   {
    "description": "The draft of another member of the side.",
    "type": "object",
    "properties": {
     "type": {
      "const": "draft"
     },
     "player": {
      "type": "string"
     },
     "body": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "player",
     "body"
    ],
    "additionalProperties": false
   },
   {
    "description": "`id` names the command that was dropped, if it was one.",
    "type": "object",
    "properties": {
     "type": {
      "const": "error"
     },
     "code": {
      "type": "string"
     },
     "text": {
      "type": "string"
     },
     "id": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "code",
     "text"
    ],
    "additionalProperties": false
   },
   {
    "description": "Contains the version, so that a client notices that its last update was lost.",
    "type": "object",
    "properties": {
     "type": {
      "const": "pong"
     },
     "version": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "version"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "presence"
     },
     "online": {
      "description": "Players with a socket at this table.",
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "spectators": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "online",
     "spectators"
    ],
    "additionalProperties": false
   },
   {
    "description": "How many pieces a player has laid out, in games that show this to the others.",
    "type": "object",
    "properties": {
     "type": {
      "const": "progress"
     },
     "player": {
      "type": "string"
     },
     "placed": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "player",
     "placed"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "refused"
     },
     "id": {
      "type": "string"
     },
     "code": {
      "type": "string"
     },
     "text": {
      "type": "string"
     },
     "params": {
      "type": "object",
      "additionalProperties": {
       "anyOf": [
        {
         "type": "number"
        },
        {
         "type": "string"
        }
       ]
      }
     }
    },
    "required": [
     "type",
     "id",
     "code",
     "text",
     "params"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "version": {
      "type": "number"
     },
     "from": {
      "description": "The version before the first entry. If it is greater than the client's, entries are missing; the view is complete.",
      "type": "number"
     },
     "entries": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/frames.SeenEntry"
      }
     },
     "view": {
      "$ref": "#/components/schemas/table.View"
     },
     "now": {
      "description": "The server's time in ms, to show clocks by.",
      "type": "number"
     },
     "type": {
      "const": "update"
     }
    },
    "required": [
     "version",
     "from",
     "entries",
     "view",
     "now",
     "type"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "version": {
      "type": "number"
     },
     "from": {
      "description": "The version before the first entry. If it is greater than the client's, entries are missing; the view is complete.",
      "type": "number"
     },
     "entries": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/frames.SeenEntry"
      }
     },
     "view": {
      "$ref": "#/components/schemas/table.View"
     },
     "now": {
      "description": "The server's time in ms, to show clocks by.",
      "type": "number"
     },
     "type": {
      "const": "welcome"
     },
     "protocol": {
      "type": "number"
     },
     "you": {
      "type": "object",
      "properties": {
       "player": {
        "type": "string"
       },
       "name": {
        "type": "string"
       }
      },
      "required": [
       "player",
       "name"
      ],
      "additionalProperties": false
     },
     "chat": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/frames.ChatLine"
      }
     },
     "draft": {
      "description": "The player's draft, as it was last saved.",
      "type": "string"
     },
     "presence": {
      "$ref": "#/components/schemas/frames.Presence"
     }
    },
    "required": [
     "version",
     "from",
     "entries",
     "view",
     "now",
     "type",
     "protocol",
     "you",
     "chat",
     "presence"
    ],
    "additionalProperties": false
   }
  ]
 },
 "frames.SeenEntry": {
  "type": "object",
  "properties": {
   "version": {
    "type": "number"
   },
   "at": {
    "type": "number"
   },
   "events": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/table.Event"
    }
   }
  },
  "required": [
   "version",
   "at",
   "events"
  ],
  "additionalProperties": false
 },
 "frames.ChatLine": {
  "type": "object",
  "properties": {
   "at": {
    "type": "number"
   },
   "player": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "to": {
    "anyOf": [
     {
      "type": "number"
     },
     {
      "enum": [
       "table"
      ]
     }
    ]
   },
   "text": {
    "type": "string"
   }
  },
  "required": [
   "at",
   "player",
   "name",
   "to",
   "text"
  ],
  "additionalProperties": false
 },
 "frames.Presence": {
  "type": "object",
  "properties": {
   "online": {
    "description": "Players with a socket at this table.",
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "spectators": {
    "type": "number"
   }
  },
  "required": [
   "online",
   "spectators"
  ],
  "additionalProperties": false
 },
 "frames.Client": {
  "oneOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "type": "string",
      "const": "hello"
     },
     "protocol": {
      "type": "number",
      "const": 1
     },
     "table": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64,
      "pattern": "^[\\w-]+$"
     },
     "have": {
      "type": "integer",
      "minimum": 0,
      "maximum": 9007199254740991
     }
    },
    "required": [
     "type",
     "protocol",
     "table"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "type": "string",
      "const": "command"
     },
     "id": {
      "type": "string",
      "pattern": "^[\\w-]{8,64}$"
     },
     "basis": {
      "type": "integer",
      "minimum": 0,
      "maximum": 9007199254740991
     },
     "action": {
      "oneOf": [
       {
        "type": "object",
        "properties": {
         "type": {
          "type": "string",
          "const": "act"
         },
         "about": {
          "type": "string",
          "minLength": 0,
          "maxLength": 200
         },
         "action": {
          "anyOf": [
           {
            "$ref": "#/components/schemas/jarnac.Action"
           },
           {
            "$ref": "#/components/schemas/abrahaminetz.Action"
           },
           {
            "$ref": "#/components/schemas/kreuzwort.Action"
           },
           {
            "$ref": "#/components/schemas/point.Action"
           },
           {
            "$ref": "#/components/schemas/presto.Action"
           },
           {
            "$ref": "#/components/schemas/recht.Action"
           }
          ]
         }
        },
        "required": [
         "type",
         "about",
         "action"
        ],
        "additionalProperties": false
       },
       {
        "type": "object",
        "properties": {
         "type": {
          "type": "string",
          "const": "set"
         },
         "settings": {
          "type": "object",
          "properties": {
           "visibility": {
            "type": "string",
            "enum": [
             "public",
             "link",
             "private"
            ]
           },
           "chat": {
            "type": "boolean"
           },
           "undo": {
            "type": "boolean"
           },
           "spectators": {
            "type": "boolean"
           },
           "rated": {
            "type": "boolean"
           },
           "hints": {
            "type": "integer",
            "minimum": 0,
            "maximum": 99
           },
           "verdict": {
            "type": "string",
            "enum": [
             "auto",
             "typing",
             "enter"
            ]
           },
           "clock": {
            "oneOf": [
             {
              "type": "object",
              "properties": {
               "type": {
                "type": "string",
                "const": "none"
               }
              },
              "required": [
               "type"
              ],
              "additionalProperties": false
             },
             {
              "type": "object",
              "properties": {
               "type": {
                "type": "string",
                "const": "turn"
               },
               "seconds": {
                "type": "number",
                "minimum": 1,
                "maximum": 1000000
               }
              },
              "required": [
               "type",
               "seconds"
              ],
              "additionalProperties": false
             },
             {
              "type": "object",
              "properties": {
               "type": {
                "type": "string",
                "const": "bank"
               },
               "seconds": {
                "type": "number",
                "minimum": 1,
                "maximum": 1000000
               },
               "increment": {
                "type": "number",
                "minimum": 0,
                "maximum": 1000000
               }
              },
              "required": [
               "type",
               "seconds",
               "increment"
              ],
              "additionalProperties": false
             },
             {
              "type": "object",
              "properties": {
               "type": {
                "type": "string",
                "const": "days"
               },
               "days": {
                "type": "number",
                "minimum": 0.041666666666666664,
                "maximum": 366
               }
              },
              "required": [
               "type",
               "days"
              ],
              "additionalProperties": false
             }
            ]
           }
          },
          "additionalProperties": false
         },
         "options": {
          "anyOf": [
           {
            "$ref": "#/components/schemas/jarnac.Options"
           },
           {
            "$ref": "#/components/schemas/abrahaminetz.Options"
           },
           {
            "$ref": "#/components/schemas/kreuzwort.Options"
           },
           {
            "$ref": "#/components/schemas/point.Options"
           },
           {
            "$ref": "#/components/schemas/presto.Options"
           },
           {
            "$ref": "#/components/schemas/recht.Options"
           }
          ]
         },
         "sides": {
          "type": "integer",
          "minimum": 0,
          "maximum": 99
         }
        },
        "required": [
         "type"
        ],
        "additionalProperties": false
       },
       {
        "type": "object",
        "properties": {
         "type": {
          "type": "string",
          "const": "sit"
         },
         "seat": {
          "type": "integer",
          "minimum": 0,
          "maximum": 99
         }
        },
        "required": [
         "type",
         "seat"
        ],
        "additionalProperties": false
       },
       {
        "type": "object",
        "properties": {
         "type": {
          "type": "string",
          "const": "stand"
         }
        },
        "required": [
         "type"
        ],
        "additionalProperties": false
       },
       {
        "type": "object",
        "properties": {
         "type": {
          "type": "string",
          "const": "seat-bot"
         },
         "seat": {
          "type": "integer",
          "minimum": 0,
          "maximum": 99
         },
         "bot": {
          "type": "string",
          "minLength": 0,
          "maxLength": 64
         }
        },
        "required": [
         "type",
         "seat",
         "bot"
        ],
        "additionalProperties": false
       },
       {
        "type": "object",
        "properties": {
         "type": {
          "type": "string",
          "const": "unseat"
         },
         "seat": {
          "type": "integer",
          "minimum": 0,
          "maximum": 99
         },
         "player": {
          "type": "string",
          "minLength": 0,
          "maxLength": 64
         }
        },
        "required": [
         "type",
         "seat"
        ],
        "additionalProperties": false
       },
       {
        "type": "object",
        "properties": {
         "type": {
          "type": "string",
          "const": "ready"
         },
         "seed": {
          "type": "string",
          "minLength": 0,
          "maxLength": 64
         }
        },
        "required": [
         "type",
         "seed"
        ],
        "additionalProperties": false
       },
       {
        "type": "object",
        "properties": {
         "type": {
          "type": "string",
          "const": "unready"
         }
        },
        "required": [
         "type"
        ],
        "additionalProperties": false
       },
       {
        "type": "object",
        "properties": {
         "type": {
          "type": "string",
          "const": "propose"
         },
         "action": {
          "anyOf": [
           {
            "$ref": "#/components/schemas/jarnac.Action"
           },
           {
            "$ref": "#/components/schemas/abrahaminetz.Action"
           },
           {
            "$ref": "#/components/schemas/kreuzwort.Action"
           },
           {
            "$ref": "#/components/schemas/point.Action"
           },
           {
            "$ref": "#/components/schemas/presto.Action"
           },
           {
            "$ref": "#/components/schemas/recht.Action"
           }
          ]
         }
        },
        "required": [
         "type",
         "action"
        ],
        "additionalProperties": false
       },
       {
        "type": "object",
        "properties": {
         "type": {
          "type": "string",
          "const": "hand-over"
         },
         "to": {
          "type": "string",
          "minLength": 0,
          "maxLength": 64
         }
        },
        "required": [
         "type",
         "to"
        ],
        "additionalProperties": false
       },
       {
        "type": "object",
        "properties": {
         "type": {
          "type": "string",
          "const": "concede"
         }
        },
        "required": [
         "type"
        ],
        "additionalProperties": false
       },
       {
        "type": "object",
        "properties": {
         "type": {
          "type": "string",
          "const": "hint"
         }
        },
        "required": [
         "type"
        ],
        "additionalProperties": false
       },
       {
        "type": "object",
        "properties": {
         "type": {
          "type": "string",
          "const": "say"
         },
         "to": {
          "type": "string",
          "enum": [
           "table",
           "team"
          ]
         },
         "text": {
          "type": "string",
          "minLength": 0,
          "maxLength": 500
         }
        },
        "required": [
         "type",
         "to",
         "text"
        ],
        "additionalProperties": false
       },
       {
        "type": "object",
        "properties": {
         "type": {
          "type": "string",
          "const": "ask"
         },
         "wish": {
          "oneOf": [
           {
            "type": "object",
            "properties": {
             "type": {
              "type": "string",
              "const": "undo"
             }
            },
            "required": [
             "type"
            ],
            "additionalProperties": false
           },
           {
            "type": "object",
            "properties": {
             "type": {
              "type": "string",
              "const": "adjourn"
             }
            },
            "required": [
             "type"
            ],
            "additionalProperties": false
           },
           {
            "type": "object",
            "properties": {
             "type": {
              "type": "string",
              "const": "resume"
             }
            },
            "required": [
             "type"
            ],
            "additionalProperties": false
           },
           {
            "type": "object",
            "properties": {
             "type": {
              "type": "string",
              "const": "replace"
             },
             "seat": {
              "type": "integer",
              "minimum": 0,
              "maximum": 99
             },
             "bot": {
              "type": "string",
              "minLength": 0,
              "maxLength": 64
             }
            },
            "required": [
             "type",
             "seat",
             "bot"
            ],
            "additionalProperties": false
           }
          ]
         }
        },
        "required": [
         "type",
         "wish"
        ],
        "additionalProperties": false
       },
       {
        "type": "object",
        "properties": {
         "type": {
          "type": "string",
          "const": "answer"
         },
         "about": {
          "type": "integer",
          "minimum": 0,
          "maximum": 9007199254740991
         },
         "yes": {
          "type": "boolean"
         }
        },
        "required": [
         "type",
         "about",
         "yes"
        ],
        "additionalProperties": false
       },
       {
        "type": "object",
        "properties": {
         "type": {
          "type": "string",
          "const": "again"
         }
        },
        "required": [
         "type"
        ],
        "additionalProperties": false
       }
      ]
     }
    },
    "required": [
     "type",
     "id",
     "basis",
     "action"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "type": "string",
      "const": "resync"
     },
     "have": {
      "type": "integer",
      "minimum": 0,
      "maximum": 9007199254740991
     }
    },
    "required": [
     "type",
     "have"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "type": "string",
      "const": "draft"
     },
     "body": {
      "type": "string",
      "minLength": 0,
      "maxLength": 4000
     }
    },
    "required": [
     "type",
     "body"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "type": "string",
      "const": "ping"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   }
  ]
 },
 "table.View": {
  "type": "object",
  "properties": {
   "match": {
    "$ref": "#/components/schemas/table.MatchView"
   },
   "id": {
    "type": "string"
   },
   "game": {
    "type": "string"
   },
   "config": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/jarnac.Config"
     },
     {
      "$ref": "#/components/schemas/abrahaminetz.Config"
     },
     {
      "$ref": "#/components/schemas/kreuzwort.Config"
     },
     {
      "$ref": "#/components/schemas/point.Config"
     },
     {
      "$ref": "#/components/schemas/presto.Config"
     },
     {
      "$ref": "#/components/schemas/recht.Config"
     }
    ]
   },
   "settings": {
    "$ref": "#/components/schemas/table.Settings"
   },
   "host": {
    "type": "string"
   },
   "viewer": {
    "anyOf": [
     {
      "type": "integer",
      "minimum": 0
     },
     {
      "enum": [
       "spectator"
      ]
     }
    ]
   },
   "sides": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/table.SideView"
    }
   },
   "commitment": {
    "description": "The commitment to the seed of the running match, or of the next one.",
    "type": "string"
   },
   "clock": {
    "$ref": "#/components/schemas/table.Clock"
   },
   "phase": {
    "enum": [
     "adjourned",
     "closed",
     "gathering",
     "over",
     "playing"
    ]
   },
   "version": {
    "type": "number"
   },
   "at": {
    "type": "number"
   },
   "clocks": {
    "description": "ms left at `at`, by seat; null where no clock runs.",
    "type": "array",
    "items": {
     "anyOf": [
      {
       "type": "number"
      },
      {
       "type": "null"
      }
     ]
    }
   },
   "duties": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/table.DutyView"
    }
   },
   "request": {
    "$ref": "#/components/schemas/table.Request"
   },
   "reason": {
    "description": "Why a moderator has closed it.",
    "type": "string"
   }
  },
  "required": [
   "id",
   "game",
   "config",
   "settings",
   "host",
   "viewer",
   "sides",
   "commitment",
   "clock",
   "phase",
   "version",
   "at",
   "clocks",
   "duties"
  ],
  "additionalProperties": false
 },
 "table.MatchView": {
  "type": "object",
  "properties": {
   "number": {
    "type": "number"
   },
   "version": {
    "type": "number"
   },
   "playerSeeds": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "lexicon": {
    "type": "string"
   },
   "view": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/jarnac.View"
     },
     {
      "$ref": "#/components/schemas/abrahaminetz.View"
     },
     {
      "$ref": "#/components/schemas/kreuzwort.View"
     },
     {
      "$ref": "#/components/schemas/point.View"
     },
     {
      "$ref": "#/components/schemas/presto.View"
     },
     {
      "$ref": "#/components/schemas/recht.View"
     }
    ]
   },
   "outcome": {
    "$ref": "#/components/schemas/table.Outcome"
   },
   "serverSeed": {
    "description": "Published when the match is over, so that anybody can derive every draw again.",
    "type": "string"
   }
  },
  "required": [
   "number",
   "version",
   "playerSeeds",
   "lexicon",
   "view"
  ],
  "additionalProperties": false
 },
 "table.Outcome": {
  "type": "object",
  "properties": {
   "scores": {
    "type": "array",
    "items": {
     "type": "number"
    }
   },
   "winners": {
    "description": "One seat, several in a draw, none when nobody wins.",
    "type": "array",
    "items": {
     "type": "integer",
     "minimum": 0
    }
   },
   "reason": {
    "description": "A code of the game's catalogue: `full`, `conceded`, …",
    "type": "string"
   },
   "left": {
    "description": "Who left, in that order; absent when nobody did.",
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/table.Leaving"
    }
   },
   "alone": {
    "description": "Absent when others played, when hints were used, and when the game has no such ranking.",
    "$ref": "#/components/schemas/table.Alone"
   }
  },
  "required": [
   "scores",
   "winners",
   "reason"
  ],
  "additionalProperties": false
 },
 "table.Leaving": {
  "type": "object",
  "properties": {
   "seat": {
    "type": "integer",
    "minimum": 0
   },
   "by": {
    "enum": [
     "choice",
     "time"
    ]
   }
  },
  "required": [
   "seat",
   "by"
  ],
  "additionalProperties": false
 },
 "table.Alone": {
  "type": "object",
  "properties": {
   "kind": {
    "description": "Equal for games that can be compared. Its first word is the language, its second the size of the board.",
    "type": "string"
   },
   "goal": {
    "description": "Points to reach.",
    "type": "number"
   },
   "turns": {
    "type": "number"
   }
  },
  "required": [
   "kind",
   "goal",
   "turns"
  ],
  "additionalProperties": false
 },
 "table.Settings": {
  "type": "object",
  "properties": {
   "visibility": {
    "description": "`public` is listed in the lobby, `link` needs the address, `private` shows nothing to those without a seat.",
    "enum": [
     "link",
     "private",
     "public"
    ]
   },
   "chat": {
    "type": "boolean"
   },
   "undo": {
    "type": "boolean"
   },
   "spectators": {
    "type": "boolean"
   },
   "rated": {
    "description": "Whether the match counts for the players' ratings.",
    "type": "boolean"
   },
   "hints": {
    "description": "Hints a side may ask for in a match.",
    "type": "number"
   },
   "verdict": {
    "description": "When a page shows whether a word counts: while it is typed, or only on Enter. `auto` is the default: on Enter in rated matches. Where words are challenged, no page shows it.",
    "enum": [
     "auto",
     "enter",
     "typing"
    ]
   },
   "clock": {
    "description": "Replaces the clock of the game's options.",
    "anyOf": [
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "bank"
       },
       "seconds": {
        "type": "number"
       },
       "increment": {
        "type": "number"
       }
      },
      "required": [
       "type",
       "seconds",
       "increment"
      ],
      "additionalProperties": false
     },
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "days"
       },
       "days": {
        "type": "number"
       }
      },
      "required": [
       "type",
       "days"
      ],
      "additionalProperties": false
     },
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "none"
       }
      },
      "required": [
       "type"
      ],
      "additionalProperties": false
     },
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "turn"
       },
       "seconds": {
        "type": "number"
       }
      },
      "required": [
       "type",
       "seconds"
      ],
      "additionalProperties": false
     }
    ]
   }
  },
  "required": [
   "visibility",
   "chat",
   "undo",
   "spectators",
   "rated",
   "hints"
  ],
  "additionalProperties": false
 },
 "table.SideView": {
  "type": "object",
  "properties": {
   "members": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/table.Member"
    }
   },
   "captain": {
    "type": "string"
   },
   "bot": {
    "type": "string"
   },
   "ready": {
    "type": "boolean"
   },
   "hintsLeft": {
    "type": "number"
   },
   "proposals": {
    "description": "Only in the view of that side's members.",
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/table.Proposal"
    }
   }
  },
  "required": [
   "members",
   "ready",
   "hintsLeft"
  ],
  "additionalProperties": false
 },
 "table.Member": {
  "type": "object",
  "properties": {
   "player": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "program": {
    "enum": [
     true
    ]
   },
   "guest": {
    "description": "Without an account: such players are not rated.",
    "enum": [
     true
    ]
   },
   "away": {
    "description": "When the connection was lost, in ms.",
    "type": "number"
   },
   "vacation": {
    "description": "End of the player's vacation, in ms. A side's clock stands still while all its members are on vacation.",
    "type": "number"
   }
  },
  "required": [
   "player",
   "name"
  ],
  "additionalProperties": false
 },
 "table.Proposal": {
  "type": "object",
  "properties": {
   "player": {
    "type": "string"
   },
   "action": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/jarnac.Action"
     },
     {
      "$ref": "#/components/schemas/abrahaminetz.Action"
     },
     {
      "$ref": "#/components/schemas/kreuzwort.Action"
     },
     {
      "$ref": "#/components/schemas/point.Action"
     },
     {
      "$ref": "#/components/schemas/presto.Action"
     },
     {
      "$ref": "#/components/schemas/recht.Action"
     }
    ]
   }
  },
  "required": [
   "player",
   "action"
  ],
  "additionalProperties": false
 },
 "table.Clock": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "bank"
     },
     "seconds": {
      "type": "number"
     },
     "increment": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "seconds",
     "increment"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "days"
     },
     "days": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "days"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "none"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "turn"
     },
     "seconds": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "seconds"
    ],
    "additionalProperties": false
   }
  ]
 },
 "table.DutyView": {
  "type": "object",
  "properties": {
   "left": {
    "description": "ms left at the view's `at`.",
    "type": "number"
   },
   "seat": {
    "type": "integer",
    "minimum": 0
   },
   "for": {
    "enum": [
     "round",
     "turn",
     "window"
    ]
   },
   "about": {
    "type": "string"
   },
   "limit": {
    "type": "number"
   }
  },
  "required": [
   "seat",
   "for",
   "about"
  ],
  "additionalProperties": false
 },
 "table.Request": {
  "type": "object",
  "properties": {
   "id": {
    "type": "number"
   },
   "by": {
    "type": "integer",
    "minimum": 0
   },
   "wish": {
    "$ref": "#/components/schemas/table.Wish"
   },
   "agreed": {
    "type": "array",
    "items": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "required": [
   "id",
   "by",
   "wish",
   "agreed"
  ],
  "additionalProperties": false
 },
 "table.Wish": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "adjourn"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "replace"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "bot": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "seat",
     "bot"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "resume"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "undo"
     },
     "to": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "to"
    ],
    "additionalProperties": false
   }
  ]
 },
 "table.Event": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "adjourned"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "again"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "agreed"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     }
    },
    "required": [
     "type",
     "seat"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "asked"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "wish": {
      "$ref": "#/components/schemas/table.Wish"
     }
    },
    "required": [
     "type",
     "seat",
     "wish"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "away"
     },
     "player": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "player"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "back"
     },
     "player": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "player"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "bot"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "bot": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "seat",
     "bot"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "captain"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "player": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "seat",
     "player"
    ],
    "additionalProperties": false
   },
   {
    "description": "With a reason: a moderator has closed it.",
    "type": "object",
    "properties": {
     "type": {
      "const": "closed"
     },
     "reason": {
      "type": "string"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "description": "The player has deleted their data: name and chat are removed.",
    "type": "object",
    "properties": {
     "type": {
      "const": "departed"
     },
     "player": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "player"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "dropped"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     }
    },
    "required": [
     "type",
     "seat"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "hint-asked"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     }
    },
    "required": [
     "type",
     "seat"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "hinted"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "action": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/jarnac.Action"
       },
       {
        "$ref": "#/components/schemas/abrahaminetz.Action"
       },
       {
        "$ref": "#/components/schemas/kreuzwort.Action"
       },
       {
        "$ref": "#/components/schemas/point.Action"
       },
       {
        "$ref": "#/components/schemas/presto.Action"
       },
       {
        "$ref": "#/components/schemas/recht.Action"
       }
      ]
     }
    },
    "required": [
     "type",
     "seat",
     "action"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "host"
     },
     "player": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "player"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "no-bot"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     }
    },
    "required": [
     "type",
     "seat"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "opened"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "description": "No server ran between these times; no clock is charged for it.",
    "type": "object",
    "properties": {
     "type": {
      "const": "outage"
     },
     "from": {
      "type": "number"
     },
     "to": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "from",
     "to"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "over"
     },
     "outcome": {
      "$ref": "#/components/schemas/table.Outcome"
     },
     "serverSeed": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "outcome",
     "serverSeed"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "proposed"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "player": {
      "type": "string"
     },
     "action": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/jarnac.Action"
       },
       {
        "$ref": "#/components/schemas/abrahaminetz.Action"
       },
       {
        "$ref": "#/components/schemas/kreuzwort.Action"
       },
       {
        "$ref": "#/components/schemas/point.Action"
       },
       {
        "$ref": "#/components/schemas/presto.Action"
       },
       {
        "$ref": "#/components/schemas/recht.Action"
       }
      ]
     }
    },
    "required": [
     "type",
     "seat",
     "player",
     "action"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "ready"
     },
     "player": {
      "type": "string"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     }
    },
    "required": [
     "type",
     "player",
     "seat"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "resumed"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "said"
     },
     "player": {
      "type": "string"
     },
     "name": {
      "type": "string"
     },
     "to": {
      "anyOf": [
       {
        "type": "integer",
        "minimum": 0
       },
       {
        "enum": [
         "table"
        ]
       }
      ]
     },
     "text": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "player",
     "name",
     "to",
     "text"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "sat"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "player": {
      "type": "string"
     },
     "name": {
      "type": "string"
     },
     "program": {
      "enum": [
       true
      ]
     },
     "guest": {
      "enum": [
       true
      ]
     }
    },
    "required": [
     "type",
     "seat",
     "player",
     "name"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "set"
     },
     "settings": {
      "$ref": "#/components/schemas/table.Settings"
     },
     "config": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/jarnac.Config"
       },
       {
        "$ref": "#/components/schemas/abrahaminetz.Config"
       },
       {
        "$ref": "#/components/schemas/kreuzwort.Config"
       },
       {
        "$ref": "#/components/schemas/point.Config"
       },
       {
        "$ref": "#/components/schemas/presto.Config"
       },
       {
        "$ref": "#/components/schemas/recht.Config"
       }
      ]
     },
     "sides": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "settings",
     "config",
     "sides"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "started"
     },
     "lexicon": {
      "type": "string"
     },
     "rulesVersion": {
      "type": "number"
     },
     "playerSeeds": {
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    },
    "required": [
     "type",
     "lexicon",
     "rulesVersion",
     "playerSeeds"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "step"
     },
     "seat": {
      "description": "Absent for the deal.",
      "type": "integer",
      "minimum": 0
     },
     "late": {
      "description": "The seat's time was up, and the game's rule for that acted for it.",
      "enum": [
       true
      ]
     },
     "events": {
      "type": "array",
      "items": {
       "anyOf": [
        {
         "$ref": "#/components/schemas/jarnac.Event"
        },
        {
         "$ref": "#/components/schemas/abrahaminetz.Event"
        },
        {
         "$ref": "#/components/schemas/kreuzwort.Event"
        },
        {
         "$ref": "#/components/schemas/point.Event"
        },
        {
         "$ref": "#/components/schemas/presto.Event"
        },
        {
         "$ref": "#/components/schemas/recht.Event"
        }
       ]
      }
     }
    },
    "required": [
     "type",
     "events"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "stood"
     },
     "player": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "player"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "undo"
     },
     "to": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "to"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "unready"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     }
    },
    "required": [
     "type",
     "seat"
    ],
    "additionalProperties": false
   },
   {
    "description": "The player's clock stands still until then.",
    "type": "object",
    "properties": {
     "type": {
      "const": "vacation"
     },
     "player": {
      "type": "string"
     },
     "until": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "player",
     "until"
    ],
    "additionalProperties": false
   }
  ]
 },
 "jarnac.Config": {
  "type": "object",
  "properties": {
   "language": {
    "enum": [
     "de",
     "en",
     "es",
     "fr",
     "it",
     "vi",
     "vi29"
    ]
   },
   "rows": {
    "description": "1–20.",
    "type": "number"
   },
   "shortest": {
    "description": "2–9.",
    "type": "number"
   },
   "longest": {
    "description": "4–15.",
    "type": "number"
   },
   "firstDraw": {
    "description": "Letters taken in a side's first turn, 1–20.",
    "type": "number"
   },
   "ending": {
    "enum": [
     "full-and-passed",
     "last-jarnac",
     "last-row"
    ]
   },
   "openingVowel": {
    "type": "boolean"
   },
   "calls": {
    "description": "Jarnac calls a caller has in one window; `null` is no limit, 0 no Jarnac.",
    "anyOf": [
     {
      "type": "number"
     },
     {
      "type": "null"
     }
    ]
   },
   "callers": {
    "description": "With more than two sides: who may call on a side that passed.",
    "enum": [
     "next",
     "open"
    ]
   },
   "callTime": {
    "description": "J19: seconds to call Jarnac, 3–120; `null` is no limit. A match logged before this option has none.",
    "anyOf": [
     {
      "type": "number"
     },
     {
      "type": "null"
     }
    ]
   },
   "immunity": {
    "description": "By seat; words of so many letters and more are safe from Jarnac. A missing entry is `null`.",
    "type": "array",
    "items": {
     "anyOf": [
      {
       "type": "number"
      },
      {
       "type": "null"
      }
     ]
    }
   },
   "judging": {
    "enum": [
     "challenge",
     "checked"
    ]
   },
   "penalty": {
    "type": "boolean"
   },
   "words": {
    "type": "object",
    "properties": {
     "removed": {
      "description": "Words that the table removes, with all forms of the entries they head.",
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "family": {
      "description": "Refuses offensive words.",
      "type": "boolean"
     },
     "common": {
      "description": "Refuses words that are not forms of one of so many commonest dictionary entries.",
      "anyOf": [
       {
        "type": "number"
       },
       {
        "type": "null"
       }
      ]
     },
     "classes": {
      "enum": [
       "classic-de",
       "classic-fr",
       "competition-fr",
       "open",
       "professional-de",
       "typ-dom"
      ]
     },
     "sameEntry": {
      "description": "Forbid lengthening a word into another form of its own dictionary entry.",
      "type": "boolean"
     },
     "houseWords": {
      "description": "House words of the table, normalised; a foreign letter in one is a bug of the caller.",
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "changes": {
      "description": "The server's changes at the time when the table was opened. The table's own changes take precedence.",
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/jarnac.WordChange"
      }
     }
    },
    "required": [
     "removed",
     "family",
     "common",
     "classes",
     "sameEntry",
     "houseWords"
    ],
    "additionalProperties": false
   },
   "hints": {
    "description": "Hints a side may ask for in the game.",
    "type": "number"
   },
   "clock": {
    "$ref": "#/components/schemas/jarnac.Clock"
   },
   "solo": {
    "type": "boolean"
   },
   "turnLimit": {
    "description": "Solo only.",
    "anyOf": [
     {
      "type": "number"
     },
     {
      "type": "null"
     }
    ]
   }
  },
  "required": [
   "language",
   "rows",
   "shortest",
   "longest",
   "firstDraw",
   "ending",
   "openingVowel",
   "calls",
   "callers",
   "immunity",
   "judging",
   "penalty",
   "words",
   "hints",
   "clock",
   "solo",
   "turnLimit"
  ],
  "additionalProperties": false
 },
 "jarnac.WordChange": {
  "type": "object",
  "properties": {
   "word": {
    "description": "Normalised, as are `forms`.",
    "type": "string"
   },
   "change": {
    "enum": [
     "added",
     "removed"
    ]
   },
   "scope": {
    "description": "`entry`: with all forms of the dictionary entries whose head it is; `form`: this word alone.",
    "enum": [
     "entry",
     "form"
    ]
   },
   "forms": {
    "description": "Forms that are added or removed with it; the dictionary does not have the forms of a new word.",
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "because": {
    "description": "The operator's reason, shown to a player who tries a removed word.",
    "type": "string"
   }
  },
  "required": [
   "word",
   "change",
   "scope"
  ],
  "additionalProperties": false
 },
 "jarnac.Clock": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "bank"
     },
     "seconds": {
      "type": "number"
     },
     "increment": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "seconds",
     "increment"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "days"
     },
     "days": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "days"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "none"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "turn"
     },
     "seconds": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "seconds"
    ],
    "additionalProperties": false
   }
  ]
 },
 "jarnac.View": {
  "type": "object",
  "properties": {
   "config": {
    "$ref": "#/components/schemas/jarnac.Config"
   },
   "sides": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/jarnac.Side"
    }
   },
   "phase": {
    "$ref": "#/components/schemas/jarnac.Phase"
   },
   "turn": {
    "description": "Turns begun by all sides; names the turn.",
    "type": "number"
   },
   "windows": {
    "description": "Windows opened so far; names the window.",
    "type": "number"
   },
   "active": {
    "description": "Whether the current turn has had a word or a Jarnac.",
    "type": "boolean"
   },
   "passes": {
    "description": "Turns ended in a row, over all sides, since the last word or Jarnac.",
    "type": "number"
   },
   "wrong": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/jarnac.WrongWord"
    }
   },
   "left": {
    "description": "J50–J52: who left, in that order.",
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/jarnac.Leaving"
    }
   },
   "bag": {
    "type": "number"
   }
  },
  "required": [
   "config",
   "sides",
   "phase",
   "turn",
   "windows",
   "active",
   "passes",
   "wrong",
   "left",
   "bag"
  ],
  "additionalProperties": false
 },
 "jarnac.Side": {
  "type": "object",
  "properties": {
   "rows": {
    "description": "`config.rows` of them; '' is an empty row.",
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "reserve": {
    "description": "Drawn, unplayed letters in the order they came.",
    "type": "string"
   },
   "opened": {
    "description": "Has it taken its first letters?",
    "type": "boolean"
   },
   "out": {
    "description": "The side conceded while at least two others remained: it acts no more, and its board is immune.",
    "type": "boolean"
   },
   "turns": {
    "description": "Turns begun.",
    "type": "number"
   },
   "idle": {
    "description": "The number of its last turns in a row without a word or a Jarnac.",
    "type": "number"
   },
   "hintsUsed": {
    "type": "number"
   }
  },
  "required": [
   "rows",
   "reserve",
   "opened",
   "out",
   "turns",
   "idle",
   "hintsUsed"
  ],
  "additionalProperties": false
 },
 "jarnac.Phase": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "dealing"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "over"
     },
     "reason": {
      "enum": [
       "conceded",
       "full",
       "idle",
       "stuck",
       "turn-limit"
      ]
     }
    },
    "required": [
     "type",
     "reason"
    ],
    "additionalProperties": false
   },
   {
    "$ref": "#/components/schemas/jarnac.Challenge"
   },
   {
    "$ref": "#/components/schemas/jarnac.LastJarnac"
   },
   {
    "$ref": "#/components/schemas/jarnac.Opening"
   },
   {
    "$ref": "#/components/schemas/jarnac.Playing"
   }
  ]
 },
 "jarnac.Challenge": {
  "type": "object",
  "properties": {
   "type": {
    "const": "challenge"
   },
   "window": {
    "type": "string"
   },
   "pending": {
    "$ref": "#/components/schemas/jarnac.PendingWord"
   },
   "accepted": {
    "type": "array",
    "items": {
     "type": "integer",
     "minimum": 0
    }
   },
   "resume": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/jarnac.LastJarnac"
     },
     {
      "$ref": "#/components/schemas/jarnac.Opening"
     },
     {
      "$ref": "#/components/schemas/jarnac.Playing"
     }
    ]
   }
  },
  "required": [
   "type",
   "window",
   "pending",
   "accepted",
   "resume"
  ],
  "additionalProperties": false
 },
 "jarnac.PendingWord": {
  "type": "object",
  "properties": {
   "seat": {
    "type": "integer",
    "minimum": 0
   },
   "word": {
    "type": "string"
   },
   "row": {
    "description": "The row of `seat` it lies on.",
    "type": "number"
   },
   "was": {
    "description": "The word it was made from, '' for a new word.",
    "type": "string"
   },
   "reserve": {
    "description": "The reserve it was made with, before.",
    "type": "string"
   },
   "victim": {
    "description": "Whose row and reserve it came from in a Jarnac; `null` for a word laid in a turn.",
    "anyOf": [
     {
      "type": "integer",
      "minimum": 0
     },
     {
      "type": "null"
     }
    ]
   },
   "from": {
    "description": "The victim's row it came from; `null` for a new word.",
    "anyOf": [
     {
      "type": "number"
     },
     {
      "type": "null"
     }
    ]
   }
  },
  "required": [
   "seat",
   "word",
   "row",
   "was",
   "reserve",
   "victim",
   "from"
  ],
  "additionalProperties": false
 },
 "jarnac.LastJarnac": {
  "type": "object",
  "properties": {
   "type": {
    "const": "last-jarnac"
   },
   "seat": {
    "type": "integer",
    "minimum": 0
   },
   "window": {
    "$ref": "#/components/schemas/jarnac.Window"
   },
   "length": {
    "type": "number"
   }
  },
  "required": [
   "type",
   "seat",
   "window",
   "length"
  ],
  "additionalProperties": false
 },
 "jarnac.Window": {
  "type": "object",
  "properties": {
   "id": {
    "type": "string"
   },
   "victim": {
    "type": "integer",
    "minimum": 0
   },
   "final": {
    "anyOf": [
     {
      "type": "null"
     },
     {
      "enum": [
       "conceded",
       "full",
       "idle",
       "stuck",
       "turn-limit"
      ]
     }
    ]
   },
   "calls": {
    "description": "Calls made, by seat.",
    "type": "array",
    "items": {
     "type": "number"
    }
   },
   "declined": {
    "type": "array",
    "items": {
     "type": "integer",
     "minimum": 0
    }
   },
   "found": {
    "type": "object",
    "properties": {
     "rows": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "reserve": {
      "type": "string"
     }
    },
    "required": [
     "rows",
     "reserve"
    ],
    "additionalProperties": false
   }
  },
  "required": [
   "id",
   "victim",
   "final",
   "calls",
   "declined",
   "found"
  ],
  "additionalProperties": false
 },
 "jarnac.Opening": {
  "type": "object",
  "properties": {
   "type": {
    "const": "opening"
   },
   "seat": {
    "type": "integer",
    "minimum": 0
   },
   "window": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/jarnac.Window"
     },
     {
      "type": "null"
     }
    ]
   },
   "extra": {
    "type": "number"
   }
  },
  "required": [
   "type",
   "seat",
   "window",
   "extra"
  ],
  "additionalProperties": false
 },
 "jarnac.Playing": {
  "type": "object",
  "properties": {
   "type": {
    "const": "playing"
   },
   "seat": {
    "type": "integer",
    "minimum": 0
   }
  },
  "required": [
   "type",
   "seat"
  ],
  "additionalProperties": false
 },
 "jarnac.WrongWord": {
  "type": "object",
  "properties": {
   "word": {
    "type": "string"
   },
   "from": {
    "anyOf": [
     {
      "type": "string"
     },
     {
      "type": "null"
     }
    ]
   }
  },
  "required": [
   "word",
   "from"
  ],
  "additionalProperties": false
 },
 "jarnac.Leaving": {
  "type": "object",
  "properties": {
   "seat": {
    "type": "integer",
    "minimum": 0
   },
   "by": {
    "enum": [
     "choice",
     "time"
    ]
   }
  },
  "required": [
   "seat",
   "by"
  ],
  "additionalProperties": false
 },
 "jarnac.Event": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "accepted"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     }
    },
    "required": [
     "type",
     "seat"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "began"
     },
     "lexicon": {
      "type": "string"
     },
     "first": {
      "type": "integer",
      "minimum": 0
     }
    },
    "required": [
     "type",
     "lexicon",
     "first"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "called"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "victim": {
      "type": "integer",
      "minimum": 0
     },
     "from": {
      "description": "The victim's row; `null` for a new word.",
      "anyOf": [
       {
        "type": "number"
       },
       {
        "type": "null"
       }
      ]
     },
     "row": {
      "description": "The caller's row.",
      "type": "number"
     },
     "word": {
      "type": "string"
     },
     "was": {
      "type": "string"
     },
     "used": {
      "type": "string"
     },
     "window": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "null"
       }
      ]
     }
    },
    "required": [
     "type",
     "seat",
     "victim",
     "from",
     "row",
     "word",
     "was",
     "used",
     "window"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "challenged"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "word": {
      "type": "string"
     },
     "right": {
      "type": "boolean"
     },
     "reason": {
      "description": "A code of the judge, or `same-entry`; '' when right.",
      "type": "string"
     }
    },
    "required": [
     "type",
     "seat",
     "word",
     "right",
     "reason"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "conceded"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "by": {
      "enum": [
       "choice",
       "time"
      ]
     }
    },
    "required": [
     "type",
     "seat",
     "by"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "declined"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     }
    },
    "required": [
     "type",
     "seat"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "earned"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "letters": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "seat",
     "letters"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "ended"
     },
     "reason": {
      "enum": [
       "conceded",
       "full",
       "idle",
       "stuck",
       "turn-limit"
      ]
     }
    },
    "required": [
     "type",
     "reason"
    ],
    "additionalProperties": false
   },
   {
    "description": "Vowel rule: the last letter drawn goes back for another.",
    "type": "object",
    "properties": {
     "type": {
      "const": "exchanged"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "drawn": {
      "type": "string"
     },
     "back": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "seat",
     "drawn",
     "back"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "filled"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "length": {
      "type": "number"
     },
     "window": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "seat",
     "length",
     "window"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "hinted"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "hint": {
      "$ref": "#/components/schemas/jarnac.Hint"
     }
    },
    "required": [
     "type",
     "seat",
     "hint"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "laid"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "row": {
      "type": "number"
     },
     "word": {
      "type": "string"
     },
     "was": {
      "type": "string"
     },
     "used": {
      "description": "Letters that left the reserve.",
      "type": "string"
     },
     "window": {
      "description": "The challenge window it opens; `null` when words are checked as they are laid.",
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "null"
       }
      ]
     }
    },
    "required": [
     "type",
     "seat",
     "row",
     "word",
     "was",
     "used",
     "window"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "passed"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "by": {
      "enum": [
       "choice",
       "penalty",
       "time"
      ]
     }
    },
    "required": [
     "type",
     "seat",
     "by"
    ],
    "additionalProperties": false
   },
   {
    "description": "The challenge window closed and the word stays.",
    "type": "object",
    "properties": {
     "type": {
      "const": "stood"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "description": "The word was taken back: rows and reserves as before it. `wrong`: it may not be laid again.",
    "type": "object",
    "properties": {
     "type": {
      "const": "struck"
     },
     "wrong": {
      "type": "boolean"
     },
     "from": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "null"
       }
      ]
     }
    },
    "required": [
     "type",
     "wrong",
     "from"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "swapped"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "drawn": {
      "type": "string"
     },
     "back": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "seat",
     "drawn",
     "back"
    ],
    "additionalProperties": false
   },
   {
    "description": "`first`: these are the letters of its first turn.",
    "type": "object",
    "properties": {
     "type": {
      "const": "took"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "letters": {
      "type": "string"
     },
     "first": {
      "type": "boolean"
     }
    },
    "required": [
     "type",
     "seat",
     "letters",
     "first"
    ],
    "additionalProperties": false
   },
   {
    "description": "A turn begins; `window` names the right to call on `victim`.",
    "type": "object",
    "properties": {
     "type": {
      "const": "turned"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "extra": {
      "type": "number"
     },
     "window": {
      "anyOf": [
       {
        "type": "object",
        "properties": {
         "id": {
          "type": "string"
         },
         "victim": {
          "type": "integer",
          "minimum": 0
         },
         "final": {
          "anyOf": [
           {
            "type": "null"
           },
           {
            "enum": [
             "conceded",
             "full",
             "idle",
             "stuck",
             "turn-limit"
            ]
           }
          ]
         }
        },
        "required": [
         "id",
         "victim",
         "final"
        ],
        "additionalProperties": false
       },
       {
        "type": "null"
       }
      ]
     }
    },
    "required": [
     "type",
     "seat",
     "extra",
     "window"
    ],
    "additionalProperties": false
   }
  ]
 },
 "jarnac.Hint": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "nothing"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "place"
     },
     "row": {
      "anyOf": [
       {
        "type": "number"
       },
       {
        "type": "null"
       }
      ]
     },
     "jarnac": {
      "type": "boolean"
     }
    },
    "required": [
     "type",
     "row",
     "jarnac"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "play"
     },
     "word": {
      "type": "string"
     },
     "row": {
      "anyOf": [
       {
        "type": "number"
       },
       {
        "type": "null"
       }
      ]
     },
     "jarnac": {
      "type": "boolean"
     }
    },
    "required": [
     "type",
     "word",
     "row",
     "jarnac"
    ],
    "additionalProperties": false
   }
  ]
 },
 "abrahaminetz.Config": {
  "type": "object",
  "properties": {
   "language": {
    "enum": [
     "de",
     "en",
     "es",
     "fr",
     "it",
     "vi",
     "vi29"
    ]
   },
   "judging": {
    "description": "`challenge`: any letters may be laid, the others may object (A26).",
    "enum": [
     "challenge",
     "checked"
    ]
   },
   "beginners": {
    "description": "A hand card may be laid face down as an eraser, one each turn (A24).",
    "type": "boolean"
   },
   "faceDown": {
    "description": "A24: where the face-down card may lie; a match logged before this option has the edge.",
    "enum": [
     "anywhere",
     "edge"
    ]
   },
   "coverSame": {
    "description": "Whether a card may cover one that shows the same letter (A13).",
    "type": "boolean"
   },
   "words": {
    "description": "Which words the table admits (A25).",
    "$ref": "#/components/schemas/abrahaminetz.Words"
   },
   "clock": {
    "$ref": "#/components/schemas/abrahaminetz.Clock"
   }
  },
  "required": [
   "language",
   "judging",
   "beginners",
   "coverSame",
   "words",
   "clock"
  ],
  "additionalProperties": false
 },
 "abrahaminetz.Words": {
  "type": "object",
  "properties": {
   "houseWords": {
    "description": "Words that are admitted besides the dictionary, normalised.",
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "removed": {
    "description": "Words that the table removes, with all forms of the entries they head.",
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "changes": {
    "description": "The server's changes at the time when the table was opened. The table's own changes take precedence.",
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/abrahaminetz.WordChange"
    }
   },
   "family": {
    "description": "Refuses offensive words.",
    "type": "boolean"
   },
   "common": {
    "description": "Refuses words that are not forms of one of so many commonest dictionary entries.",
    "anyOf": [
     {
      "type": "number"
     },
     {
      "type": "null"
     }
    ]
   },
   "classes": {
    "enum": [
     "classic-de",
     "classic-fr",
     "competition-fr",
     "open",
     "professional-de",
     "typ-dom"
    ]
   }
  },
  "required": [
   "houseWords",
   "classes"
  ],
  "additionalProperties": false
 },
 "abrahaminetz.WordChange": {
  "type": "object",
  "properties": {
   "word": {
    "description": "Normalised, as are `forms`.",
    "type": "string"
   },
   "change": {
    "enum": [
     "added",
     "removed"
    ]
   },
   "scope": {
    "description": "`entry`: with all forms of the dictionary entries whose head it is; `form`: this word alone.",
    "enum": [
     "entry",
     "form"
    ]
   },
   "forms": {
    "description": "Forms that are added or removed with it; the dictionary does not have the forms of a new word.",
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "because": {
    "description": "The operator's reason, shown to a player who tries a removed word.",
    "type": "string"
   }
  },
  "required": [
   "word",
   "change",
   "scope"
  ],
  "additionalProperties": false
 },
 "abrahaminetz.Clock": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "bank"
     },
     "seconds": {
      "type": "number"
     },
     "increment": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "seconds",
     "increment"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "days"
     },
     "days": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "days"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "none"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "turn"
     },
     "seconds": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "seconds"
    ],
    "additionalProperties": false
   }
  ]
 },
 "abrahaminetz.View": {
  "type": "object",
  "properties": {
   "config": {
    "$ref": "#/components/schemas/abrahaminetz.Config"
   },
   "viewer": {
    "anyOf": [
     {
      "type": "integer",
      "minimum": 0
     },
     {
      "enum": [
       "spectator"
      ]
     }
    ]
   },
   "stock": {
    "description": "How many cards are left in the stock.",
    "type": "number"
   },
   "hands": {
    "description": "The viewer's own hand; every hand once the match is over; `null` for what is hidden. One character a card: `*` is a joker, `-` an eraser.",
    "type": "array",
    "items": {
     "anyOf": [
      {
       "type": "string"
      },
      {
       "type": "null"
      }
     ]
    }
   },
   "handSizes": {
    "type": "array",
    "items": {
     "type": "number"
    }
   },
   "rack": {
    "description": "One character a cell: a small letter is a joker standing for it, `_` an eraser, `#` a card face down.",
    "type": "string"
   },
   "covered": {
    "type": "object",
    "additionalProperties": {
     "type": "number"
    }
   },
   "down": {
    "description": "How many cards have been laid face down.",
    "type": "number"
   },
   "scores": {
    "type": "array",
    "items": {
     "type": "number"
    }
   },
   "out": {
    "type": "array",
    "items": {
     "type": "boolean"
    }
   },
   "left": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/abrahaminetz.Leaving"
    }
   },
   "wrong": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "idle": {
    "type": "number"
   },
   "turns": {
    "type": "number"
   },
   "phase": {
    "$ref": "#/components/schemas/abrahaminetz.PhaseView"
   }
  },
  "required": [
   "config",
   "viewer",
   "stock",
   "hands",
   "handSizes",
   "rack",
   "covered",
   "down",
   "scores",
   "out",
   "left",
   "wrong",
   "idle",
   "turns",
   "phase"
  ],
  "additionalProperties": false
 },
 "abrahaminetz.Leaving": {
  "type": "object",
  "properties": {
   "seat": {
    "type": "integer",
    "minimum": 0
   },
   "by": {
    "enum": [
     "choice",
     "time"
    ]
   }
  },
  "required": [
   "seat",
   "by"
  ],
  "additionalProperties": false
 },
 "abrahaminetz.PhaseView": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "over"
     },
     "reason": {
      "enum": [
       "all-passed",
       "conceded",
       "hand-empty"
      ]
     }
    },
    "required": [
     "type",
     "reason"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "starting"
     },
     "chosen": {
      "type": "array",
      "items": {
       "type": "boolean"
      }
     },
     "own": {
      "description": "The viewer's own choice.",
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "null"
       }
      ]
     }
    },
    "required": [
     "type",
     "chosen",
     "own"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "turn"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "number": {
      "type": "number"
     },
     "exchanges": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "seat",
     "number",
     "exchanges"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "window"
     },
     "window": {
      "type": "string"
     },
     "word": {
      "type": "string"
     },
     "points": {
      "type": "number"
     },
     "awaiting": {
      "type": "array",
      "items": {
       "type": "integer",
       "minimum": 0
      }
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "number": {
      "type": "number"
     },
     "exchanges": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "window",
     "word",
     "points",
     "awaiting",
     "seat",
     "number",
     "exchanges"
    ],
    "additionalProperties": false
   }
  ]
 },
 "abrahaminetz.Event": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "accepted"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     }
    },
    "required": [
     "type",
     "seat"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "challenged"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "word": {
      "type": "string"
     },
     "wrong": {
      "enum": [
       "abbreviation",
       "foreign-letter",
       "interjection",
       "name",
       "noun-form",
       "offensive-word",
       "prefix",
       "rare-word",
       "removed-word",
       "unanalysed",
       "unknown-word",
       "verb-form",
       "word-class"
      ]
     }
    },
    "required": [
     "type",
     "seat",
     "word"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "chose"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "cards": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "null"
       }
      ]
     }
    },
    "required": [
     "type",
     "seat",
     "cards"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "conceded"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "by": {
      "enum": [
       "time"
      ]
     }
    },
    "required": [
     "type",
     "seat"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "dealt"
     },
     "hands": {
      "type": "array",
      "items": {
       "anyOf": [
        {
         "type": "string"
        },
        {
         "type": "null"
        }
       ]
      }
     },
     "each": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "hands",
     "each"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "drew"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "cards": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "null"
       }
      ]
     },
     "count": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "seat",
     "cards",
     "count"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "ended"
     },
     "reason": {
      "enum": [
       "all-passed",
       "conceded",
       "hand-empty"
      ]
     },
     "hands": {
      "description": "The cards left, by seat, and what each subtracts; none is subtracted when all others conceded.",
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "costs": {
      "type": "array",
      "items": {
       "type": "number"
      }
     }
    },
    "required": [
     "type",
     "reason",
     "hands",
     "costs"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "exchanged"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "gave": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "null"
       }
      ]
     },
     "took": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "null"
       }
      ]
     }
    },
    "required": [
     "type",
     "seat",
     "gave",
     "took"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "laid"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "grow": {
      "enum": [
       "end",
       "front",
       "none"
      ]
     },
     "cards": {
      "type": "string"
     },
     "down": {
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "null"
       }
      ]
     }
    },
    "required": [
     "type",
     "seat",
     "grow",
     "cards",
     "down"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "opened"
     },
     "window": {
      "type": "string"
     },
     "word": {
      "type": "string"
     },
     "points": {
      "type": "number"
     },
     "awaiting": {
      "type": "array",
      "items": {
       "type": "integer",
       "minimum": 0
      }
     }
    },
    "required": [
     "type",
     "window",
     "word",
     "points",
     "awaiting"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "passed"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "points": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "seat",
     "points"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "scored"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "word": {
      "type": "string"
     },
     "points": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "seat",
     "word",
     "points"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "started"
     },
     "words": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/abrahaminetz.StartingWord"
      }
     },
     "by": {
      "enum": [
       "lot",
       "points"
      ]
     }
    },
    "required": [
     "type",
     "words",
     "by"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "turn"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "number": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "seat",
     "number"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "withdrawn"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "word": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "seat",
     "word"
    ],
    "additionalProperties": false
   }
  ]
 },
 "abrahaminetz.StartingWord": {
  "type": "object",
  "properties": {
   "cards": {
    "type": "string"
   },
   "points": {
    "type": "number"
   },
   "admitted": {
    "description": "False for a word that the judge does not admit: it counts as no word.",
    "type": "boolean"
   }
  },
  "required": [
   "cards",
   "points",
   "admitted"
  ],
  "additionalProperties": false
 },
 "kreuzwort.Config": {
  "type": "object",
  "properties": {
   "language": {
    "enum": [
     "de",
     "en",
     "es",
     "fr",
     "it",
     "vi",
     "vi29"
    ]
   },
   "rounds": {
    "description": "T13: rounds of the match.",
    "type": "number"
   },
   "houseWords": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "deal": {
    "type": "object",
    "properties": {
     "black": {
      "type": "number"
     },
     "red": {
      "type": "number"
     }
    },
    "required": [
     "black",
     "red"
    ],
    "additionalProperties": false
   },
   "touching": {
    "description": "T4: touching is enough, no shared letter needed.",
    "type": "boolean"
   },
   "chains": {
    "description": "T7: a second word that links earns a third, and so on.",
    "type": "boolean"
   },
   "winner": {
    "description": "T25, Point: who wins a round.",
    "enum": [
     "first-out",
     "most-points"
    ]
   },
   "clock": {
    "$ref": "#/components/schemas/kreuzwort.Clock"
   },
   "words": {
    "description": "T12: which kinds of words count; a match logged before this option has those of the box.",
    "$ref": "#/components/schemas/kreuzwort.WordRules"
   }
  },
  "required": [
   "language",
   "rounds",
   "houseWords",
   "deal",
   "touching",
   "chains",
   "winner",
   "clock"
  ],
  "additionalProperties": false
 },
 "kreuzwort.Clock": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "bank"
     },
     "seconds": {
      "type": "number"
     },
     "increment": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "seconds",
     "increment"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "days"
     },
     "days": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "days"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "none"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "turn"
     },
     "seconds": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "seconds"
    ],
    "additionalProperties": false
   }
  ]
 },
 "kreuzwort.WordRules": {
  "type": "object",
  "properties": {
   "classes": {
    "enum": [
     "classic-de",
     "classic-fr",
     "competition-fr",
     "open",
     "professional-de",
     "typ-dom"
    ]
   },
   "removed": {
    "description": "Words that the table removes, with all forms of the entries they head.",
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "changes": {
    "description": "The server's changes at the time when the table was opened. The table's own changes take precedence.",
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/kreuzwort.WordChange"
    }
   },
   "family": {
    "description": "Refuses offensive words.",
    "type": "boolean"
   },
   "common": {
    "description": "Refuses words that are not forms of one of so many commonest dictionary entries.",
    "anyOf": [
     {
      "type": "number"
     },
     {
      "type": "null"
     }
    ]
   }
  },
  "required": [
   "classes"
  ],
  "additionalProperties": false
 },
 "kreuzwort.WordChange": {
  "type": "object",
  "properties": {
   "word": {
    "description": "Normalised, as are `forms`.",
    "type": "string"
   },
   "change": {
    "enum": [
     "added",
     "removed"
    ]
   },
   "scope": {
    "description": "`entry`: with all forms of the dictionary entries whose head it is; `form`: this word alone.",
    "enum": [
     "entry",
     "form"
    ]
   },
   "forms": {
    "description": "Forms that are added or removed with it; the dictionary does not have the forms of a new word.",
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "because": {
    "description": "The operator's reason, shown to a player who tries a removed word.",
    "type": "string"
   }
  },
  "required": [
   "word",
   "change",
   "scope"
  ],
  "additionalProperties": false
 },
 "kreuzwort.View": {
  "type": "object",
  "properties": {
   "config": {
    "$ref": "#/components/schemas/kreuzwort.Config"
   },
   "first": {
    "description": "The seat that began the round; laps are counted from it.",
    "type": "integer",
    "minimum": 0
   },
   "phase": {
    "$ref": "#/components/schemas/kreuzwort.CrosswordPhase"
   },
   "passes": {
    "description": "Turns in a row in which nothing was laid or bought.",
    "type": "number"
   },
   "out": {
    "description": "T24: the first empty rack.",
    "anyOf": [
     {
      "type": "integer",
      "minimum": 0
     },
     {
      "type": "null"
     }
    ]
   },
   "points": {
    "description": "Point: points for words in this round, by seat.",
    "type": "array",
    "items": {
     "type": "number"
    }
   },
   "seats": {
    "type": "number"
   },
   "left": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/kreuzwort.Leaving"
    }
   },
   "houseWords": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "proposal": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/kreuzwort.Proposal"
     },
     {
      "type": "null"
     }
    ]
   },
   "round": {
    "type": "number"
   },
   "factor": {
    "description": "T11: doubled after each round in a row without a winner.",
    "type": "number"
   },
   "grid": {
    "description": "The stones that lie, by `row,col`; a small letter is a jolly that stands for it.",
    "type": "object",
    "additionalProperties": {
     "type": "string"
    }
   },
   "turn": {
    "type": "number"
   },
   "scores": {
    "type": "array",
    "items": {
     "type": "number"
    }
   },
   "wins": {
    "description": "Rounds won.",
    "type": "array",
    "items": {
     "type": "number"
    }
   },
   "debts": {
    "description": "T14: what the racks of those who left in this round count against them, by seat.",
    "type": "array",
    "items": {
     "type": "number"
    }
   },
   "racks": {
    "description": "`+` is a red jolly, `*` a black one. A rack that is not the viewer's is `null` until the round is settled.",
    "type": "array",
    "items": {
     "anyOf": [
      {
       "type": "array",
       "items": {
        "type": "string"
       }
      },
      {
       "type": "null"
      }
     ]
    }
   },
   "held": {
    "description": "How many stones of each colour every player holds: visible to all.",
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "black": {
       "type": "number"
      },
      "red": {
       "type": "number"
      }
     },
     "required": [
      "black",
      "red"
     ],
     "additionalProperties": false
    }
   },
   "stocks": {
    "type": "object",
    "properties": {
     "black": {
      "type": "number"
     },
     "red": {
      "type": "number"
     }
    },
    "required": [
     "black",
     "red"
    ],
    "additionalProperties": false
   }
  },
  "required": [
   "config",
   "first",
   "phase",
   "passes",
   "out",
   "points",
   "seats",
   "left",
   "houseWords",
   "proposal",
   "round",
   "factor",
   "grid",
   "turn",
   "scores",
   "wins",
   "debts",
   "racks",
   "held",
   "stocks"
  ],
  "additionalProperties": false
 },
 "kreuzwort.CrosswordPhase": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "dealing"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "over"
     },
     "settlement": {
      "$ref": "#/components/schemas/kreuzwort.Settlement"
     },
     "winners": {
      "type": "array",
      "items": {
       "type": "integer",
       "minimum": 0
      }
     }
    },
    "required": [
     "type",
     "settlement",
     "winners"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "pause"
     },
     "settlement": {
      "$ref": "#/components/schemas/kreuzwort.Settlement"
     },
     "ready": {
      "type": "array",
      "items": {
       "type": "integer",
       "minimum": 0
      }
     }
    },
    "required": [
     "type",
     "settlement",
     "ready"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "turn"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "laid": {
      "description": "Words laid in this turn.",
      "type": "number"
     },
     "owed": {
      "description": "T7: a further word is earned.",
      "type": "boolean"
     },
     "fresh": {
      "description": "T2: jollies laid in this turn may not be taken.",
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "proposed": {
      "type": "boolean"
     }
    },
    "required": [
     "type",
     "seat",
     "laid",
     "owed",
     "fresh",
     "proposed"
    ],
    "additionalProperties": false
   }
  ]
 },
 "kreuzwort.Settlement": {
  "type": "object",
  "properties": {
   "reason": {
    "description": "`alone`: all others have left (T14).",
    "enum": [
     "alone",
     "out",
     "stuck"
    ]
   },
   "winners": {
    "description": "None when the lowest racks are equal.",
    "type": "array",
    "items": {
     "type": "integer",
     "minimum": 0
    }
   },
   "changes": {
    "description": "What the round adds to the match scores, doubling included.",
    "type": "array",
    "items": {
     "type": "number"
    }
   }
  },
  "required": [
   "reason",
   "winners",
   "changes"
  ],
  "additionalProperties": false
 },
 "kreuzwort.Leaving": {
  "type": "object",
  "properties": {
   "seat": {
    "type": "integer",
    "minimum": 0
   },
   "by": {
    "enum": [
     "choice",
     "time"
    ]
   }
  },
  "required": [
   "seat",
   "by"
  ],
  "additionalProperties": false
 },
 "kreuzwort.Proposal": {
  "type": "object",
  "properties": {
   "word": {
    "type": "string"
   },
   "by": {
    "type": "integer",
    "minimum": 0
   },
   "consents": {
    "type": "array",
    "items": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "required": [
   "word",
   "by",
   "consents"
  ],
  "additionalProperties": false
 },
 "kreuzwort.Event": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "adopted"
     },
     "word": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "word"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "bought"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "stones": {
      "anyOf": [
       {
        "type": "array",
        "items": {
         "type": "string"
        }
       },
       {
        "type": "null"
       }
      ]
     },
     "colours": {
      "type": "array",
      "items": {
       "enum": [
        "black",
        "red"
       ]
      }
     }
    },
    "required": [
     "type",
     "seat",
     "stones",
     "colours"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "consented"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "word": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "seat",
     "word"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "dealt"
     },
     "round": {
      "type": "number"
     },
     "factor": {
      "type": "number"
     },
     "first": {
      "type": "integer",
      "minimum": 0
     },
     "racks": {
      "type": "array",
      "items": {
       "anyOf": [
        {
         "type": "array",
         "items": {
          "type": "string"
         }
        },
        {
         "type": "null"
        }
       ]
      }
     }
    },
    "required": [
     "type",
     "round",
     "factor",
     "first",
     "racks"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "declined"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "word": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "seat",
     "word"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "emptied"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "points": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "seat",
     "points"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "ended"
     },
     "winners": {
      "type": "array",
      "items": {
       "type": "integer",
       "minimum": 0
      }
     }
    },
    "required": [
     "type",
     "winners"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "laid"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "placement": {
      "$ref": "#/components/schemas/kreuzwort.Placement"
     },
     "word": {
      "type": "string"
     },
     "points": {
      "description": "Point: the word's points; 0 in Kreuzwort.",
      "type": "number"
     },
     "earned": {
      "description": "T6, T7: one more word is earned.",
      "type": "boolean"
     }
    },
    "required": [
     "type",
     "seat",
     "placement",
     "word",
     "points",
     "earned"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "passed"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     }
    },
    "required": [
     "type",
     "seat"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "proposed"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "word": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "seat",
     "word"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "readied"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     }
    },
    "required": [
     "type",
     "seat"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "settled"
     },
     "settlement": {
      "$ref": "#/components/schemas/kreuzwort.Settlement"
     },
     "racks": {
      "type": "array",
      "items": {
       "type": "array",
       "items": {
        "type": "string"
       }
      }
     }
    },
    "required": [
     "type",
     "settlement",
     "racks"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "turned"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     }
    },
    "required": [
     "type",
     "seat"
    ],
    "additionalProperties": false
   },
   {
    "$ref": "#/components/schemas/kreuzwort.Left"
   },
   {
    "$ref": "#/components/schemas/kreuzwort.Swapped"
   }
  ]
 },
 "kreuzwort.Left": {
  "type": "object",
  "properties": {
   "type": {
    "const": "left"
   },
   "rack": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "price": {
    "type": "number"
   },
   "seat": {
    "type": "integer",
    "minimum": 0
   },
   "by": {
    "enum": [
     "choice",
     "time"
    ]
   }
  },
  "required": [
   "type",
   "rack",
   "price",
   "seat",
   "by"
  ],
  "additionalProperties": false
 },
 "kreuzwort.Swapped": {
  "type": "object",
  "properties": {
   "type": {
    "const": "swapped"
   },
   "seat": {
    "type": "integer",
    "minimum": 0
   },
   "row": {
    "type": "number"
   },
   "col": {
    "type": "number"
   },
   "letter": {
    "type": "string"
   }
  },
  "required": [
   "type",
   "seat",
   "row",
   "col",
   "letter"
  ],
  "additionalProperties": false
 },
 "kreuzwort.Placement": {
  "type": "object",
  "properties": {
   "row": {
    "type": "number"
   },
   "col": {
    "type": "number"
   },
   "direction": {
    "enum": [
     "across",
     "down"
    ]
   },
   "stones": {
    "type": "string"
   }
  },
  "required": [
   "row",
   "col",
   "direction",
   "stones"
  ],
  "additionalProperties": false
 },
 "point.Config": {
  "type": "object",
  "properties": {
   "language": {
    "enum": [
     "de",
     "en",
     "es",
     "fr",
     "it",
     "vi",
     "vi29"
    ]
   },
   "rounds": {
    "description": "T13: rounds of the match.",
    "type": "number"
   },
   "houseWords": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "deal": {
    "type": "object",
    "properties": {
     "black": {
      "type": "number"
     },
     "red": {
      "type": "number"
     }
    },
    "required": [
     "black",
     "red"
    ],
    "additionalProperties": false
   },
   "touching": {
    "description": "T4: touching is enough, no shared letter needed.",
    "type": "boolean"
   },
   "chains": {
    "description": "T7: a second word that links earns a third, and so on.",
    "type": "boolean"
   },
   "winner": {
    "description": "T25, Point: who wins a round.",
    "enum": [
     "first-out",
     "most-points"
    ]
   },
   "clock": {
    "$ref": "#/components/schemas/point.Clock"
   },
   "words": {
    "description": "T12: which kinds of words count; a match logged before this option has those of the box.",
    "$ref": "#/components/schemas/point.WordRules"
   }
  },
  "required": [
   "language",
   "rounds",
   "houseWords",
   "deal",
   "touching",
   "chains",
   "winner",
   "clock"
  ],
  "additionalProperties": false
 },
 "point.Clock": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "bank"
     },
     "seconds": {
      "type": "number"
     },
     "increment": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "seconds",
     "increment"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "days"
     },
     "days": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "days"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "none"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "turn"
     },
     "seconds": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "seconds"
    ],
    "additionalProperties": false
   }
  ]
 },
 "point.WordRules": {
  "type": "object",
  "properties": {
   "classes": {
    "enum": [
     "classic-de",
     "classic-fr",
     "competition-fr",
     "open",
     "professional-de",
     "typ-dom"
    ]
   },
   "removed": {
    "description": "Words that the table removes, with all forms of the entries they head.",
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "changes": {
    "description": "The server's changes at the time when the table was opened. The table's own changes take precedence.",
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/point.WordChange"
    }
   },
   "family": {
    "description": "Refuses offensive words.",
    "type": "boolean"
   },
   "common": {
    "description": "Refuses words that are not forms of one of so many commonest dictionary entries.",
    "anyOf": [
     {
      "type": "number"
     },
     {
      "type": "null"
     }
    ]
   }
  },
  "required": [
   "classes"
  ],
  "additionalProperties": false
 },
 "point.WordChange": {
  "type": "object",
  "properties": {
   "word": {
    "description": "Normalised, as are `forms`.",
    "type": "string"
   },
   "change": {
    "enum": [
     "added",
     "removed"
    ]
   },
   "scope": {
    "description": "`entry`: with all forms of the dictionary entries whose head it is; `form`: this word alone.",
    "enum": [
     "entry",
     "form"
    ]
   },
   "forms": {
    "description": "Forms that are added or removed with it; the dictionary does not have the forms of a new word.",
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "because": {
    "description": "The operator's reason, shown to a player who tries a removed word.",
    "type": "string"
   }
  },
  "required": [
   "word",
   "change",
   "scope"
  ],
  "additionalProperties": false
 },
 "point.View": {
  "type": "object",
  "properties": {
   "config": {
    "$ref": "#/components/schemas/point.Config"
   },
   "first": {
    "description": "The seat that began the round; laps are counted from it.",
    "type": "integer",
    "minimum": 0
   },
   "phase": {
    "$ref": "#/components/schemas/point.CrosswordPhase"
   },
   "passes": {
    "description": "Turns in a row in which nothing was laid or bought.",
    "type": "number"
   },
   "out": {
    "description": "T24: the first empty rack.",
    "anyOf": [
     {
      "type": "integer",
      "minimum": 0
     },
     {
      "type": "null"
     }
    ]
   },
   "points": {
    "description": "Point: points for words in this round, by seat.",
    "type": "array",
    "items": {
     "type": "number"
    }
   },
   "seats": {
    "type": "number"
   },
   "left": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/point.Leaving"
    }
   },
   "houseWords": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "proposal": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/point.Proposal"
     },
     {
      "type": "null"
     }
    ]
   },
   "round": {
    "type": "number"
   },
   "factor": {
    "description": "T11: doubled after each round in a row without a winner.",
    "type": "number"
   },
   "grid": {
    "description": "The stones that lie, by `row,col`; a small letter is a jolly that stands for it.",
    "type": "object",
    "additionalProperties": {
     "type": "string"
    }
   },
   "turn": {
    "type": "number"
   },
   "scores": {
    "type": "array",
    "items": {
     "type": "number"
    }
   },
   "wins": {
    "description": "Rounds won.",
    "type": "array",
    "items": {
     "type": "number"
    }
   },
   "debts": {
    "description": "T14: what the racks of those who left in this round count against them, by seat.",
    "type": "array",
    "items": {
     "type": "number"
    }
   },
   "racks": {
    "description": "`+` is a red jolly, `*` a black one. A rack that is not the viewer's is `null` until the round is settled.",
    "type": "array",
    "items": {
     "anyOf": [
      {
       "type": "array",
       "items": {
        "type": "string"
       }
      },
      {
       "type": "null"
      }
     ]
    }
   },
   "held": {
    "description": "How many stones of each colour every player holds: visible to all.",
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "black": {
       "type": "number"
      },
      "red": {
       "type": "number"
      }
     },
     "required": [
      "black",
      "red"
     ],
     "additionalProperties": false
    }
   },
   "stocks": {
    "type": "object",
    "properties": {
     "black": {
      "type": "number"
     },
     "red": {
      "type": "number"
     }
    },
    "required": [
     "black",
     "red"
    ],
    "additionalProperties": false
   }
  },
  "required": [
   "config",
   "first",
   "phase",
   "passes",
   "out",
   "points",
   "seats",
   "left",
   "houseWords",
   "proposal",
   "round",
   "factor",
   "grid",
   "turn",
   "scores",
   "wins",
   "debts",
   "racks",
   "held",
   "stocks"
  ],
  "additionalProperties": false
 },
 "point.CrosswordPhase": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "dealing"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "over"
     },
     "settlement": {
      "$ref": "#/components/schemas/point.Settlement"
     },
     "winners": {
      "type": "array",
      "items": {
       "type": "integer",
       "minimum": 0
      }
     }
    },
    "required": [
     "type",
     "settlement",
     "winners"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "pause"
     },
     "settlement": {
      "$ref": "#/components/schemas/point.Settlement"
     },
     "ready": {
      "type": "array",
      "items": {
       "type": "integer",
       "minimum": 0
      }
     }
    },
    "required": [
     "type",
     "settlement",
     "ready"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "turn"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "laid": {
      "description": "Words laid in this turn.",
      "type": "number"
     },
     "owed": {
      "description": "T7: a further word is earned.",
      "type": "boolean"
     },
     "fresh": {
      "description": "T2: jollies laid in this turn may not be taken.",
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "proposed": {
      "type": "boolean"
     }
    },
    "required": [
     "type",
     "seat",
     "laid",
     "owed",
     "fresh",
     "proposed"
    ],
    "additionalProperties": false
   }
  ]
 },
 "point.Settlement": {
  "type": "object",
  "properties": {
   "reason": {
    "description": "`alone`: all others have left (T14).",
    "enum": [
     "alone",
     "out",
     "stuck"
    ]
   },
   "winners": {
    "description": "None when the lowest racks are equal.",
    "type": "array",
    "items": {
     "type": "integer",
     "minimum": 0
    }
   },
   "changes": {
    "description": "What the round adds to the match scores, doubling included.",
    "type": "array",
    "items": {
     "type": "number"
    }
   }
  },
  "required": [
   "reason",
   "winners",
   "changes"
  ],
  "additionalProperties": false
 },
 "point.Leaving": {
  "type": "object",
  "properties": {
   "seat": {
    "type": "integer",
    "minimum": 0
   },
   "by": {
    "enum": [
     "choice",
     "time"
    ]
   }
  },
  "required": [
   "seat",
   "by"
  ],
  "additionalProperties": false
 },
 "point.Proposal": {
  "type": "object",
  "properties": {
   "word": {
    "type": "string"
   },
   "by": {
    "type": "integer",
    "minimum": 0
   },
   "consents": {
    "type": "array",
    "items": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "required": [
   "word",
   "by",
   "consents"
  ],
  "additionalProperties": false
 },
 "point.Event": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "adopted"
     },
     "word": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "word"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "bought"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "stones": {
      "anyOf": [
       {
        "type": "array",
        "items": {
         "type": "string"
        }
       },
       {
        "type": "null"
       }
      ]
     },
     "colours": {
      "type": "array",
      "items": {
       "enum": [
        "black",
        "red"
       ]
      }
     }
    },
    "required": [
     "type",
     "seat",
     "stones",
     "colours"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "consented"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "word": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "seat",
     "word"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "dealt"
     },
     "round": {
      "type": "number"
     },
     "factor": {
      "type": "number"
     },
     "first": {
      "type": "integer",
      "minimum": 0
     },
     "racks": {
      "type": "array",
      "items": {
       "anyOf": [
        {
         "type": "array",
         "items": {
          "type": "string"
         }
        },
        {
         "type": "null"
        }
       ]
      }
     }
    },
    "required": [
     "type",
     "round",
     "factor",
     "first",
     "racks"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "declined"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "word": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "seat",
     "word"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "emptied"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "points": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "seat",
     "points"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "ended"
     },
     "winners": {
      "type": "array",
      "items": {
       "type": "integer",
       "minimum": 0
      }
     }
    },
    "required": [
     "type",
     "winners"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "laid"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "placement": {
      "$ref": "#/components/schemas/point.Placement"
     },
     "word": {
      "type": "string"
     },
     "points": {
      "description": "Point: the word's points; 0 in Kreuzwort.",
      "type": "number"
     },
     "earned": {
      "description": "T6, T7: one more word is earned.",
      "type": "boolean"
     }
    },
    "required": [
     "type",
     "seat",
     "placement",
     "word",
     "points",
     "earned"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "passed"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     }
    },
    "required": [
     "type",
     "seat"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "proposed"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "word": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "seat",
     "word"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "readied"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     }
    },
    "required": [
     "type",
     "seat"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "settled"
     },
     "settlement": {
      "$ref": "#/components/schemas/point.Settlement"
     },
     "racks": {
      "type": "array",
      "items": {
       "type": "array",
       "items": {
        "type": "string"
       }
      }
     }
    },
    "required": [
     "type",
     "settlement",
     "racks"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "turned"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     }
    },
    "required": [
     "type",
     "seat"
    ],
    "additionalProperties": false
   },
   {
    "$ref": "#/components/schemas/point.Left"
   },
   {
    "$ref": "#/components/schemas/point.Swapped"
   }
  ]
 },
 "point.Left": {
  "type": "object",
  "properties": {
   "type": {
    "const": "left"
   },
   "rack": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "price": {
    "type": "number"
   },
   "seat": {
    "type": "integer",
    "minimum": 0
   },
   "by": {
    "enum": [
     "choice",
     "time"
    ]
   }
  },
  "required": [
   "type",
   "rack",
   "price",
   "seat",
   "by"
  ],
  "additionalProperties": false
 },
 "point.Swapped": {
  "type": "object",
  "properties": {
   "type": {
    "const": "swapped"
   },
   "seat": {
    "type": "integer",
    "minimum": 0
   },
   "row": {
    "type": "number"
   },
   "col": {
    "type": "number"
   },
   "letter": {
    "type": "string"
   }
  },
  "required": [
   "type",
   "seat",
   "row",
   "col",
   "letter"
  ],
  "additionalProperties": false
 },
 "point.Placement": {
  "type": "object",
  "properties": {
   "row": {
    "type": "number"
   },
   "col": {
    "type": "number"
   },
   "direction": {
    "enum": [
     "across",
     "down"
    ]
   },
   "stones": {
    "type": "string"
   }
  },
  "required": [
   "row",
   "col",
   "direction",
   "stones"
  ],
  "additionalProperties": false
 },
 "presto.Config": {
  "type": "object",
  "properties": {
   "language": {
    "enum": [
     "de",
     "en",
     "es",
     "fr",
     "it",
     "vi",
     "vi29"
    ]
   },
   "easy": {
    "description": "T33: one stone may be left over, for half the points.",
    "type": "boolean"
   },
   "rounds": {
    "description": "T37: a number of rounds, or a goal of points.",
    "anyOf": [
     {
      "type": "number"
     },
     {
      "type": "null"
     }
    ]
   },
   "goal": {
    "anyOf": [
     {
      "type": "number"
     },
     {
      "type": "null"
     }
    ]
   },
   "limit": {
    "description": "T35: seconds a round may last.",
    "anyOf": [
     {
      "type": "number"
     },
     {
      "type": "null"
     }
    ]
   },
   "houseWords": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "words": {
    "description": "T12: which kinds of words count; a match logged before this option has those of the box.",
    "$ref": "#/components/schemas/presto.WordRules"
   },
   "clock": {
    "$ref": "#/components/schemas/presto.Clock"
   }
  },
  "required": [
   "language",
   "easy",
   "rounds",
   "goal",
   "limit",
   "houseWords",
   "clock"
  ],
  "additionalProperties": false
 },
 "presto.WordRules": {
  "type": "object",
  "properties": {
   "classes": {
    "enum": [
     "classic-de",
     "classic-fr",
     "competition-fr",
     "open",
     "professional-de",
     "typ-dom"
    ]
   },
   "removed": {
    "description": "Words that the table removes, with all forms of the entries they head.",
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "changes": {
    "description": "The server's changes at the time when the table was opened. The table's own changes take precedence.",
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/presto.WordChange"
    }
   },
   "family": {
    "description": "Refuses offensive words.",
    "type": "boolean"
   },
   "common": {
    "description": "Refuses words that are not forms of one of so many commonest dictionary entries.",
    "anyOf": [
     {
      "type": "number"
     },
     {
      "type": "null"
     }
    ]
   }
  },
  "required": [
   "classes"
  ],
  "additionalProperties": false
 },
 "presto.WordChange": {
  "type": "object",
  "properties": {
   "word": {
    "description": "Normalised, as are `forms`.",
    "type": "string"
   },
   "change": {
    "enum": [
     "added",
     "removed"
    ]
   },
   "scope": {
    "description": "`entry`: with all forms of the dictionary entries whose head it is; `form`: this word alone.",
    "enum": [
     "entry",
     "form"
    ]
   },
   "forms": {
    "description": "Forms that are added or removed with it; the dictionary does not have the forms of a new word.",
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "because": {
    "description": "The operator's reason, shown to a player who tries a removed word.",
    "type": "string"
   }
  },
  "required": [
   "word",
   "change",
   "scope"
  ],
  "additionalProperties": false
 },
 "presto.Clock": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "bank"
     },
     "seconds": {
      "type": "number"
     },
     "increment": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "seconds",
     "increment"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "days"
     },
     "days": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "days"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "none"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "turn"
     },
     "seconds": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "seconds"
    ],
    "additionalProperties": false
   }
  ]
 },
 "presto.View": {
  "type": "object",
  "properties": {
   "config": {
    "$ref": "#/components/schemas/presto.Config"
   },
   "round": {
    "type": "number"
   },
   "phase": {
    "$ref": "#/components/schemas/presto.PrestoPhase"
   },
   "refused": {
    "description": "Refused claims of this round, by seat.",
    "type": "array",
    "items": {
     "type": "number"
    }
   },
   "scores": {
    "type": "array",
    "items": {
     "type": "number"
    }
   },
   "seats": {
    "type": "number"
   },
   "left": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/presto.Leaving"
    }
   },
   "houseWords": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "proposal": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/presto.Proposal"
     },
     {
      "type": "null"
     }
    ]
   },
   "racks": {
    "description": "`+` is a red jolly, `*` a black one. Others' racks are `null` until the round is over.",
    "type": "array",
    "items": {
     "anyOf": [
      {
       "type": "array",
       "items": {
        "type": "string"
       }
      },
      {
       "type": "null"
      }
     ]
    }
   },
   "builders": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/presto.SeenBuilder"
    }
   }
  },
  "required": [
   "config",
   "round",
   "phase",
   "refused",
   "scores",
   "seats",
   "left",
   "houseWords",
   "proposal",
   "racks",
   "builders"
  ],
  "additionalProperties": false
 },
 "presto.PrestoPhase": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "building"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "dealing"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "over"
     },
     "winners": {
      "type": "array",
      "items": {
       "type": "integer",
       "minimum": 0
      }
     }
    },
    "required": [
     "type",
     "winners"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "pause"
     },
     "ready": {
      "type": "array",
      "items": {
       "type": "integer",
       "minimum": 0
      }
     }
    },
    "required": [
     "type",
     "ready"
    ],
    "additionalProperties": false
   }
  ]
 },
 "presto.Leaving": {
  "type": "object",
  "properties": {
   "seat": {
    "type": "integer",
    "minimum": 0
   },
   "by": {
    "enum": [
     "choice",
     "time"
    ]
   }
  },
  "required": [
   "seat",
   "by"
  ],
  "additionalProperties": false
 },
 "presto.Proposal": {
  "type": "object",
  "properties": {
   "word": {
    "type": "string"
   },
   "by": {
    "type": "integer",
    "minimum": 0
   },
   "consents": {
    "type": "array",
    "items": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "required": [
   "word",
   "by",
   "consents"
  ],
  "additionalProperties": false
 },
 "presto.SeenBuilder": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "blocked"
     },
     "placed": {
      "type": "number"
     },
     "bench": {
      "anyOf": [
       {
        "type": "object",
        "additionalProperties": {
         "type": "string"
        }
       },
       {
        "type": "null"
       }
      ]
     },
     "faults": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/presto.BenchFault"
      }
     }
    },
    "required": [
     "type",
     "placed",
     "bench",
     "faults"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "building"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "finished"
     },
     "placed": {
      "type": "number"
     },
     "bench": {
      "anyOf": [
       {
        "type": "object",
        "additionalProperties": {
         "type": "string"
        }
       },
       {
        "type": "null"
       }
      ]
     },
     "points": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "placed",
     "bench",
     "points"
    ],
    "additionalProperties": false
   },
   {
    "description": "T35: given up, or out of time.",
    "type": "object",
    "properties": {
     "type": {
      "const": "gave-up"
     },
     "by": {
      "enum": [
       "time"
      ]
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   }
  ]
 },
 "presto.BenchFault": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "apart"
     },
     "cells": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/presto.Cell"
      }
     }
    },
    "required": [
     "type",
     "cells"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "left-over"
     },
     "stones": {
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    },
    "required": [
     "type",
     "stones"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "no-word"
     },
     "word": {
      "type": "string"
     },
     "reason": {
      "enum": [
       "abbreviation",
       "foreign-letter",
       "interjection",
       "name",
       "noun-form",
       "offensive-word",
       "prefix",
       "rare-word",
       "removed-word",
       "unanalysed",
       "unknown-word",
       "verb-form",
       "word-class"
      ]
     },
     "cells": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/presto.Cell"
      }
     }
    },
    "required": [
     "type",
     "word",
     "reason",
     "cells"
    ],
    "additionalProperties": false
   }
  ]
 },
 "presto.Cell": {
  "type": "object",
  "properties": {
   "row": {
    "type": "number"
   },
   "col": {
    "type": "number"
   }
  },
  "required": [
   "row",
   "col"
  ],
  "additionalProperties": false
 },
 "presto.Event": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "adopted"
     },
     "word": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "word"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "consented"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "word": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "seat",
     "word"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "dealt"
     },
     "round": {
      "type": "number"
     },
     "racks": {
      "type": "array",
      "items": {
       "anyOf": [
        {
         "type": "array",
         "items": {
          "type": "string"
         }
        },
        {
         "type": "null"
        }
       ]
      }
     }
    },
    "required": [
     "type",
     "round",
     "racks"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "declined"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "word": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "seat",
     "word"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "ended"
     },
     "winners": {
      "type": "array",
      "items": {
       "type": "integer",
       "minimum": 0
      }
     }
    },
    "required": [
     "type",
     "winners"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "finished"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "placed": {
      "type": "number"
     },
     "bench": {
      "anyOf": [
       {
        "type": "object",
        "additionalProperties": {
         "type": "string"
        }
       },
       {
        "type": "null"
       }
      ]
     },
     "points": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "seat",
     "placed",
     "bench",
     "points"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "gave-up"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "by": {
      "enum": [
       "time"
      ]
     }
    },
    "required": [
     "type",
     "seat"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "left"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "by": {
      "enum": [
       "choice",
       "time"
      ]
     }
    },
    "required": [
     "type",
     "seat",
     "by"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "proposed"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "word": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "seat",
     "word"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "readied"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     }
    },
    "required": [
     "type",
     "seat"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "refused"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "placed": {
      "type": "number"
     },
     "bench": {
      "anyOf": [
       {
        "type": "object",
        "additionalProperties": {
         "type": "string"
        }
       },
       {
        "type": "null"
       }
      ]
     },
     "faults": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/presto.BenchFault"
      }
     }
    },
    "required": [
     "type",
     "seat",
     "placed",
     "bench",
     "faults"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "resumed"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     }
    },
    "required": [
     "type",
     "seat"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "settled"
     },
     "points": {
      "type": "array",
      "items": {
       "type": "number"
      }
     }
    },
    "required": [
     "type",
     "points"
    ],
    "additionalProperties": false
   }
  ]
 },
 "recht.Config": {
  "type": "object",
  "properties": {
   "clock": {
    "$ref": "#/components/schemas/recht.Clock"
   },
   "language": {
    "enum": [
     "de",
     "en",
     "es",
     "fr",
     "it",
     "vi",
     "vi29"
    ]
   },
   "rounds": {
    "description": "T13: rounds of the match.",
    "type": "number"
   },
   "houseWords": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "words": {
    "description": "T12: which kinds of words count; a match logged before this option has those of the box.",
    "$ref": "#/components/schemas/recht.WordRules"
   }
  },
  "required": [
   "clock",
   "language",
   "rounds",
   "houseWords"
  ],
  "additionalProperties": false
 },
 "recht.Clock": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "bank"
     },
     "seconds": {
      "type": "number"
     },
     "increment": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "seconds",
     "increment"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "days"
     },
     "days": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "days"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "none"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "turn"
     },
     "seconds": {
      "type": "number"
     }
    },
    "required": [
     "type",
     "seconds"
    ],
    "additionalProperties": false
   }
  ]
 },
 "recht.WordRules": {
  "type": "object",
  "properties": {
   "classes": {
    "enum": [
     "classic-de",
     "classic-fr",
     "competition-fr",
     "open",
     "professional-de",
     "typ-dom"
    ]
   },
   "removed": {
    "description": "Words that the table removes, with all forms of the entries they head.",
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "changes": {
    "description": "The server's changes at the time when the table was opened. The table's own changes take precedence.",
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/recht.WordChange"
    }
   },
   "family": {
    "description": "Refuses offensive words.",
    "type": "boolean"
   },
   "common": {
    "description": "Refuses words that are not forms of one of so many commonest dictionary entries.",
    "anyOf": [
     {
      "type": "number"
     },
     {
      "type": "null"
     }
    ]
   }
  },
  "required": [
   "classes"
  ],
  "additionalProperties": false
 },
 "recht.WordChange": {
  "type": "object",
  "properties": {
   "word": {
    "description": "Normalised, as are `forms`.",
    "type": "string"
   },
   "change": {
    "enum": [
     "added",
     "removed"
    ]
   },
   "scope": {
    "description": "`entry`: with all forms of the dictionary entries whose head it is; `form`: this word alone.",
    "enum": [
     "entry",
     "form"
    ]
   },
   "forms": {
    "description": "Forms that are added or removed with it; the dictionary does not have the forms of a new word.",
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "because": {
    "description": "The operator's reason, shown to a player who tries a removed word.",
    "type": "string"
   }
  },
  "required": [
   "word",
   "change",
   "scope"
  ],
  "additionalProperties": false
 },
 "recht.View": {
  "type": "object",
  "properties": {
   "config": {
    "$ref": "#/components/schemas/recht.Config"
   },
   "phase": {
    "$ref": "#/components/schemas/recht.RechtPhase"
   },
   "naming": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/recht.Naming"
     },
     {
      "type": "null"
     }
    ]
   },
   "finished": {
    "description": "The word finished last.",
    "anyOf": [
     {
      "$ref": "#/components/schemas/recht.Run"
     },
     {
      "type": "null"
     }
    ]
   },
   "out": {
    "description": "Seats that failed a duty in this round.",
    "type": "array",
    "items": {
     "type": "integer",
     "minimum": 0
    }
   },
   "passes": {
    "description": "BEGINs passed in a row with empty stocks.",
    "type": "number"
   },
   "seats": {
    "type": "number"
   },
   "left": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/recht.Leaving"
    }
   },
   "houseWords": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "proposal": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/recht.Proposal"
     },
     {
      "type": "null"
     }
    ]
   },
   "round": {
    "type": "number"
   },
   "factor": {
    "description": "T11: doubled after each round in a row without a winner.",
    "type": "number"
   },
   "grid": {
    "description": "The stones that lie, by `row,col`; a small letter is a jolly that stands for it.",
    "type": "object",
    "additionalProperties": {
     "type": "string"
    }
   },
   "turn": {
    "type": "number"
   },
   "scores": {
    "type": "array",
    "items": {
     "type": "number"
    }
   },
   "wins": {
    "description": "Rounds won.",
    "type": "array",
    "items": {
     "type": "number"
    }
   },
   "debts": {
    "description": "T14: what the racks of those who left in this round count against them, by seat.",
    "type": "array",
    "items": {
     "type": "number"
    }
   },
   "racks": {
    "description": "`+` is a red jolly, `*` a black one. A rack that is not the viewer's is `null` until the round is settled.",
    "type": "array",
    "items": {
     "anyOf": [
      {
       "type": "array",
       "items": {
        "type": "string"
       }
      },
      {
       "type": "null"
      }
     ]
    }
   },
   "held": {
    "description": "How many stones of each colour every player holds: visible to all.",
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "black": {
       "type": "number"
      },
      "red": {
       "type": "number"
      }
     },
     "required": [
      "black",
      "red"
     ],
     "additionalProperties": false
    }
   },
   "stocks": {
    "type": "object",
    "properties": {
     "black": {
      "type": "number"
     },
     "red": {
      "type": "number"
     }
    },
    "required": [
     "black",
     "red"
    ],
    "additionalProperties": false
   }
  },
  "required": [
   "config",
   "phase",
   "naming",
   "finished",
   "out",
   "passes",
   "seats",
   "left",
   "houseWords",
   "proposal",
   "round",
   "factor",
   "grid",
   "turn",
   "scores",
   "wins",
   "debts",
   "racks",
   "held",
   "stocks"
  ],
  "additionalProperties": false
 },
 "recht.RechtPhase": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "begin"
     },
     "bought": {
      "type": "boolean"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "fresh": {
      "description": "T2: jollies laid in this turn.",
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "proposed": {
      "type": "boolean"
     }
    },
    "required": [
     "type",
     "bought",
     "seat",
     "fresh",
     "proposed"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "bonus"
     },
     "left": {
      "type": "number"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "fresh": {
      "description": "T2: jollies laid in this turn.",
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "proposed": {
      "type": "boolean"
     }
    },
    "required": [
     "type",
     "left",
     "seat",
     "fresh",
     "proposed"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "dealing"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "duty"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "fresh": {
      "description": "T2: jollies laid in this turn.",
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "proposed": {
      "type": "boolean"
     }
    },
    "required": [
     "type",
     "seat",
     "fresh",
     "proposed"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "grow"
     },
     "bought": {
      "type": "boolean"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "fresh": {
      "description": "T2: jollies laid in this turn.",
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "proposed": {
      "type": "boolean"
     }
    },
    "required": [
     "type",
     "bought",
     "seat",
     "fresh",
     "proposed"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "over"
     },
     "settlement": {
      "$ref": "#/components/schemas/recht.Settlement"
     },
     "winners": {
      "type": "array",
      "items": {
       "type": "integer",
       "minimum": 0
      }
     }
    },
    "required": [
     "type",
     "settlement",
     "winners"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "pause"
     },
     "settlement": {
      "$ref": "#/components/schemas/recht.Settlement"
     },
     "ready": {
      "type": "array",
      "items": {
       "type": "integer",
       "minimum": 0
      }
     }
    },
    "required": [
     "type",
     "settlement",
     "ready"
    ],
    "additionalProperties": false
   }
  ]
 },
 "recht.Settlement": {
  "type": "object",
  "properties": {
   "reason": {
    "description": "`alone`: all others have left (T14).",
    "enum": [
     "alone",
     "out",
     "stuck"
    ]
   },
   "winners": {
    "description": "None when the lowest racks are equal.",
    "type": "array",
    "items": {
     "type": "integer",
     "minimum": 0
    }
   },
   "changes": {
    "description": "What the round adds to the match scores, doubling included.",
    "type": "array",
    "items": {
     "type": "number"
    }
   }
  },
  "required": [
   "reason",
   "winners",
   "changes"
  ],
  "additionalProperties": false
 },
 "recht.Naming": {
  "type": "object",
  "properties": {
   "direction": {
    "enum": [
     "across",
     "down"
    ]
   },
   "word": {
    "description": "In upper case.",
    "type": "string"
   },
   "author": {
    "type": "integer",
    "minimum": 0
   },
   "fresh": {
    "description": "Named in the turn that is being played (T44).",
    "type": "boolean"
   },
   "piece": {
    "description": "One cell of the piece; the piece is the run through it.",
    "$ref": "#/components/schemas/recht.Cell"
   },
   "own": {
    "description": "Cells filled since BEGIN: they return to the stocks if the word fails (T46).",
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "row": {
    "type": "number"
   },
   "col": {
    "type": "number"
   }
  },
  "required": [
   "direction",
   "word",
   "author",
   "fresh",
   "piece",
   "own",
   "row",
   "col"
  ],
  "additionalProperties": false
 },
 "recht.Cell": {
  "type": "object",
  "properties": {
   "row": {
    "type": "number"
   },
   "col": {
    "type": "number"
   }
  },
  "required": [
   "row",
   "col"
  ],
  "additionalProperties": false
 },
 "recht.Run": {
  "type": "object",
  "properties": {
   "direction": {
    "enum": [
     "across",
     "down"
    ]
   },
   "word": {
    "description": "In upper case.",
    "type": "string"
   },
   "row": {
    "type": "number"
   },
   "col": {
    "type": "number"
   }
  },
  "required": [
   "direction",
   "word",
   "row",
   "col"
  ],
  "additionalProperties": false
 },
 "recht.Leaving": {
  "type": "object",
  "properties": {
   "seat": {
    "type": "integer",
    "minimum": 0
   },
   "by": {
    "enum": [
     "choice",
     "time"
    ]
   }
  },
  "required": [
   "seat",
   "by"
  ],
  "additionalProperties": false
 },
 "recht.Proposal": {
  "type": "object",
  "properties": {
   "word": {
    "type": "string"
   },
   "by": {
    "type": "integer",
    "minimum": 0
   },
   "consents": {
    "type": "array",
    "items": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "required": [
   "word",
   "by",
   "consents"
  ],
  "additionalProperties": false
 },
 "recht.Event": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "added"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "laid": {
      "$ref": "#/components/schemas/recht.OneStone"
     }
    },
    "required": [
     "type",
     "seat",
     "laid"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "adopted"
     },
     "word": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "word"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "bought"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "stones": {
      "anyOf": [
       {
        "type": "array",
        "items": {
         "type": "string"
        }
       },
       {
        "type": "null"
       }
      ]
     },
     "colours": {
      "type": "array",
      "items": {
       "enum": [
        "black",
        "red"
       ]
      }
     }
    },
    "required": [
     "type",
     "seat",
     "stones",
     "colours"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "completed"
     },
     "run": {
      "$ref": "#/components/schemas/recht.Run"
     }
    },
    "required": [
     "type",
     "run"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "consented"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "word": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "seat",
     "word"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "dealt"
     },
     "round": {
      "type": "number"
     },
     "factor": {
      "type": "number"
     },
     "first": {
      "type": "integer",
      "minimum": 0
     },
     "racks": {
      "type": "array",
      "items": {
       "anyOf": [
        {
         "type": "array",
         "items": {
          "type": "string"
         }
        },
        {
         "type": "null"
        }
       ]
      }
     }
    },
    "required": [
     "type",
     "round",
     "factor",
     "first",
     "racks"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "declined"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "word": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "seat",
     "word"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "dropped"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "rack": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "changes": {
      "type": "array",
      "items": {
       "type": "number"
      }
     }
    },
    "required": [
     "type",
     "seat",
     "rack",
     "changes"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "ended"
     },
     "winners": {
      "type": "array",
      "items": {
       "type": "integer",
       "minimum": 0
      }
     }
    },
    "required": [
     "type",
     "winners"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "fulfilled"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "laid": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/recht.OneStone"
      }
     }
    },
    "required": [
     "type",
     "seat",
     "laid"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "named"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "laid": {
      "$ref": "#/components/schemas/recht.OneStone"
     },
     "run": {
      "$ref": "#/components/schemas/recht.Run"
     },
     "begins": {
      "type": "boolean"
     }
    },
    "required": [
     "type",
     "seat",
     "laid",
     "run",
     "begins"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "passed"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "counts": {
      "type": "boolean"
     }
    },
    "required": [
     "type",
     "seat",
     "counts"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "phased"
     },
     "phase": {
      "$ref": "#/components/schemas/recht.TurnPhase"
     }
    },
    "required": [
     "type",
     "phase"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "proposed"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "word": {
      "type": "string"
     }
    },
    "required": [
     "type",
     "seat",
     "word"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "readied"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     }
    },
    "required": [
     "type",
     "seat"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "settled"
     },
     "settlement": {
      "$ref": "#/components/schemas/recht.Settlement"
     },
     "racks": {
      "type": "array",
      "items": {
       "type": "array",
       "items": {
        "type": "string"
       }
      }
     }
    },
    "required": [
     "type",
     "settlement",
     "racks"
    ],
    "additionalProperties": false
   },
   {
    "$ref": "#/components/schemas/recht.Left"
   },
   {
    "$ref": "#/components/schemas/recht.Swapped"
   }
  ]
 },
 "recht.Left": {
  "type": "object",
  "properties": {
   "type": {
    "const": "left"
   },
   "rack": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "price": {
    "type": "number"
   },
   "seat": {
    "type": "integer",
    "minimum": 0
   },
   "by": {
    "enum": [
     "choice",
     "time"
    ]
   }
  },
  "required": [
   "type",
   "rack",
   "price",
   "seat",
   "by"
  ],
  "additionalProperties": false
 },
 "recht.Swapped": {
  "type": "object",
  "properties": {
   "type": {
    "const": "swapped"
   },
   "seat": {
    "type": "integer",
    "minimum": 0
   },
   "row": {
    "type": "number"
   },
   "col": {
    "type": "number"
   },
   "letter": {
    "type": "string"
   }
  },
  "required": [
   "type",
   "seat",
   "row",
   "col",
   "letter"
  ],
  "additionalProperties": false
 },
 "recht.TurnPhase": {
  "anyOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "begin"
     },
     "bought": {
      "type": "boolean"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "fresh": {
      "description": "T2: jollies laid in this turn.",
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "proposed": {
      "type": "boolean"
     }
    },
    "required": [
     "type",
     "bought",
     "seat",
     "fresh",
     "proposed"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "bonus"
     },
     "left": {
      "type": "number"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "fresh": {
      "description": "T2: jollies laid in this turn.",
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "proposed": {
      "type": "boolean"
     }
    },
    "required": [
     "type",
     "left",
     "seat",
     "fresh",
     "proposed"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "duty"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "fresh": {
      "description": "T2: jollies laid in this turn.",
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "proposed": {
      "type": "boolean"
     }
    },
    "required": [
     "type",
     "seat",
     "fresh",
     "proposed"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "grow"
     },
     "bought": {
      "type": "boolean"
     },
     "seat": {
      "type": "integer",
      "minimum": 0
     },
     "fresh": {
      "description": "T2: jollies laid in this turn.",
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "proposed": {
      "type": "boolean"
     }
    },
    "required": [
     "type",
     "bought",
     "seat",
     "fresh",
     "proposed"
    ],
    "additionalProperties": false
   }
  ]
 },
 "recht.OneStone": {
  "type": "object",
  "properties": {
   "stone": {
    "type": "string"
   },
   "row": {
    "type": "number"
   },
   "col": {
    "type": "number"
   }
  },
  "required": [
   "stone",
   "row",
   "col"
  ],
  "additionalProperties": false
 },
 "jarnac.Action": {
  "oneOf": [
   {
    "description": "Draws the letters that a turn begins with.",
    "type": "object",
    "properties": {
     "type": {
      "const": "take"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "description": "Three letters of the reserve go back for three.",
    "type": "object",
    "properties": {
     "type": {
      "const": "swap"
     },
     "letters": {
      "type": "string",
      "maxLength": 400
     }
    },
    "required": [
     "type",
     "letters"
    ],
    "additionalProperties": false
   },
   {
    "description": "Lays a word on an empty row (`row: null`), or a longer one on one of the player's own rows.",
    "type": "object",
    "properties": {
     "type": {
      "const": "lay"
     },
     "word": {
      "type": "string",
      "maxLength": 400
     },
     "row": {
      "type": [
       "integer",
       "null"
      ]
     }
    },
    "required": [
     "type",
     "word",
     "row"
    ],
    "additionalProperties": false
   },
   {
    "description": "Ends the turn.",
    "type": "object",
    "properties": {
     "type": {
      "const": "pass"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "description": "Jarnac! `row` is the victim's.",
    "type": "object",
    "properties": {
     "type": {
      "const": "call"
     },
     "window": {
      "type": "string",
      "maxLength": 400
     },
     "word": {
      "type": "string",
      "maxLength": 400
     },
     "row": {
      "type": [
       "integer",
       "null"
      ]
     }
    },
    "required": [
     "type",
     "window",
     "word",
     "row"
    ],
    "additionalProperties": false
   },
   {
    "description": "Makes no call in this window.",
    "type": "object",
    "properties": {
     "type": {
      "const": "decline"
     },
     "window": {
      "type": "string",
      "maxLength": 400
     }
    },
    "required": [
     "type",
     "window"
    ],
    "additionalProperties": false
   },
   {
    "description": "Doubts the word that was laid last.",
    "type": "object",
    "properties": {
     "type": {
      "const": "challenge"
     },
     "window": {
      "type": "string",
      "maxLength": 400
     }
    },
    "required": [
     "type",
     "window"
    ],
    "additionalProperties": false
   },
   {
    "description": "Does not doubt it.",
    "type": "object",
    "properties": {
     "type": {
      "const": "accept"
     },
     "window": {
      "type": "string",
      "maxLength": 400
     }
    },
    "required": [
     "type",
     "window"
    ],
    "additionalProperties": false
   },
   {
    "description": "Asks for a whole play, or only for the row where one is possible; with a level, for a word that the level knows.",
    "type": "object",
    "properties": {
     "type": {
      "const": "hint"
     },
     "kind": {
      "enum": [
       "play",
       "place"
      ]
     },
     "level": {
      "enum": [
       "novice",
       "pupil",
       "fencer",
       "provost",
       "master"
      ]
     }
    },
    "required": [
     "type",
     "kind"
    ],
    "additionalProperties": false
   },
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "concede"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   }
  ]
 },
 "jarnac.Options": {
  "type": "object",
  "properties": {
   "language": {
    "enum": [
     "fr",
     "de",
     "en",
     "es",
     "it",
     "vi29",
     "vi"
    ]
   },
   "preset": {
    "enum": [
     "classic-de",
     "professional-de",
     "classic-fr",
     "competition-fr",
     "extended",
     "solo"
    ]
   },
   "rows": {
    "type": "integer",
    "minimum": 1,
    "maximum": 20,
    "default": 8
   },
   "shortest": {
    "type": "integer",
    "minimum": 2,
    "maximum": 9,
    "default": 3
   },
   "longest": {
    "type": "integer",
    "minimum": 4,
    "maximum": 15,
    "default": 9
   },
   "firstDraw": {
    "type": "integer",
    "minimum": 1,
    "maximum": 20,
    "default": 6
   },
   "ending": {
    "enum": [
     "last-row",
     "last-jarnac",
     "full-and-passed"
    ],
    "default": "full-and-passed"
   },
   "openingVowel": {
    "type": "boolean",
    "default": false
   },
   "calls": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": 0,
    "maximum": 99,
    "default": null
   },
   "callers": {
    "enum": [
     "next",
     "open"
    ],
    "default": "next"
   },
   "callTime": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": 3,
    "maximum": 120,
    "default": null
   },
   "immunity": {
    "anyOf": [
     {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 2,
      "maximum": 15
     },
     {
      "type": "array",
      "items": {
       "type": [
        "integer",
        "null"
       ],
       "minimum": 2,
       "maximum": 15
      },
      "maxItems": 6
     }
    ],
    "default": []
   },
   "judging": {
    "enum": [
     "checked",
     "challenge"
    ],
    "default": "checked"
   },
   "penalty": {
    "type": "boolean",
    "default": false
   },
   "words": {
    "type": "object",
    "properties": {
     "classes": {
      "enum": [
       "open",
       "classic-fr",
       "competition-fr",
       "classic-de",
       "professional-de"
      ],
      "default": "open"
     },
     "sameEntry": {
      "type": "boolean",
      "default": false
     },
     "houseWords": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "maxItems": 1000,
      "default": []
     },
     "family": {
      "type": "boolean",
      "default": false
     },
     "common": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 500,
      "maximum": 20000,
      "default": null
     },
     "removed": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "maxItems": 1000,
      "default": []
     },
     "changes": {
      "type": "array",
      "items": {
       "type": "object",
       "properties": {
        "word": {
         "type": "string"
        },
        "change": {
         "enum": [
          "added",
          "removed"
         ]
        },
        "scope": {
         "enum": [
          "entry",
          "form"
         ]
        },
        "forms": {
         "type": "array",
         "items": {
          "type": "string"
         }
        },
        "because": {
         "type": "string"
        }
       },
       "required": [
        "word",
        "change",
        "scope"
       ]
      }
     }
    },
    "additionalProperties": false
   },
   "hints": {
    "type": "integer",
    "minimum": 0,
    "maximum": 99,
    "default": 0
   },
   "clock": {
    "oneOf": [
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "none"
       }
      },
      "required": [
       "type"
      ]
     },
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "turn"
       },
       "seconds": {
        "type": "integer",
        "minimum": 1,
        "maximum": 86400
       }
      },
      "required": [
       "type",
       "seconds"
      ]
     },
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "bank"
       },
       "seconds": {
        "type": "integer",
        "minimum": 1,
        "maximum": 86400
       },
       "increment": {
        "type": "integer",
        "minimum": 0,
        "maximum": 3600
       }
      },
      "required": [
       "type",
       "seconds",
       "increment"
      ]
     },
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "days"
       },
       "days": {
        "type": "integer",
        "minimum": 1,
        "maximum": 60
       }
      },
      "required": [
       "type",
       "days"
      ]
     }
    ],
    "default": {
     "type": "none"
    }
   },
   "solo": {
    "type": "boolean",
    "default": false
   },
   "turnLimit": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": 1,
    "maximum": 999,
    "default": null
   }
  },
  "additionalProperties": false
 },
 "abrahaminetz.Action": {
  "oneOf": [
   {
    "description": "A3: offers a starting word; a small letter is a joker that stands for it.",
    "type": "object",
    "properties": {
     "type": {
      "const": "choose"
     },
     "cards": {
      "type": "string",
      "maxLength": 400
     }
    },
    "required": [
     "type",
     "cards"
    ],
    "additionalProperties": false
   },
   {
    "description": "A3: offers none.",
    "type": "object",
    "properties": {
     "type": {
      "const": "decline"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "description": "A7–A9: lays cards. `cards` has one character for each cell of the new rack: `.` no card, a capital a letter, a small letter a joker that stands for it, `-` an eraser, `#` the card `down`, face down.",
    "type": "object",
    "properties": {
     "type": {
      "const": "lay"
     },
     "grow": {
      "enum": [
       "none",
       "front",
       "end"
      ]
     },
     "cards": {
      "type": "string",
      "maxLength": 400
     },
     "down": {
      "type": "string",
      "maxLength": 400
     }
    },
    "required": [
     "type",
     "grow",
     "cards"
    ],
    "additionalProperties": false
   },
   {
    "description": "A18: puts a card under the stock and takes another.",
    "type": "object",
    "properties": {
     "type": {
      "const": "exchange"
     },
     "card": {
      "type": "string",
      "maxLength": 400
     }
    },
    "required": [
     "type",
     "card"
    ],
    "additionalProperties": false
   },
   {
    "description": "Ends the turn without a word.",
    "type": "object",
    "properties": {
     "type": {
      "const": "pass"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "description": "A26: does not doubt the word that was laid.",
    "type": "object",
    "properties": {
     "type": {
      "const": "accept"
     },
     "window": {
      "type": "string",
      "maxLength": 400
     }
    },
    "required": [
     "type",
     "window"
    ],
    "additionalProperties": false
   },
   {
    "description": "A26: doubts it.",
    "type": "object",
    "properties": {
     "type": {
      "const": "challenge"
     },
     "window": {
      "type": "string",
      "maxLength": 400
     }
    },
    "required": [
     "type",
     "window"
    ],
    "additionalProperties": false
   },
   {
    "description": "Only the table sets `by`: a player who concedes does not send it.",
    "type": "object",
    "properties": {
     "type": {
      "const": "concede"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   }
  ]
 },
 "abrahaminetz.Options": {
  "type": "object",
  "properties": {
   "language": {
    "enum": [
     "fr",
     "de",
     "en",
     "es",
     "it",
     "vi29",
     "vi"
    ]
   },
   "preset": {
    "enum": [
     "classic",
     "beginners",
     "challenge"
    ]
   },
   "judging": {
    "enum": [
     "checked",
     "challenge"
    ],
    "default": "checked"
   },
   "beginners": {
    "type": "boolean",
    "default": false
   },
   "faceDown": {
    "enum": [
     "edge",
     "anywhere"
    ],
    "default": "edge"
   },
   "coverSame": {
    "type": "boolean",
    "default": false
   },
   "words": {
    "type": "object",
    "properties": {
     "classes": {
      "enum": [
       "open",
       "classic-fr",
       "competition-fr",
       "classic-de",
       "professional-de"
      ],
      "default": "open"
     },
     "houseWords": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "maxItems": 1000,
      "default": []
     },
     "family": {
      "type": "boolean",
      "default": false
     },
     "common": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 500,
      "maximum": 20000,
      "default": null
     },
     "removed": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "maxItems": 1000,
      "default": []
     },
     "changes": {
      "type": "array",
      "items": {
       "type": "object",
       "properties": {
        "word": {
         "type": "string"
        },
        "change": {
         "enum": [
          "added",
          "removed"
         ]
        },
        "scope": {
         "enum": [
          "entry",
          "form"
         ]
        },
        "forms": {
         "type": "array",
         "items": {
          "type": "string"
         }
        },
        "because": {
         "type": "string"
        }
       },
       "required": [
        "word",
        "change",
        "scope"
       ]
      }
     }
    },
    "additionalProperties": false
   },
   "clock": {
    "oneOf": [
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "none"
       }
      },
      "required": [
       "type"
      ]
     },
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "turn"
       },
       "seconds": {
        "type": "integer",
        "minimum": 1,
        "maximum": 86400
       }
      },
      "required": [
       "type",
       "seconds"
      ]
     },
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "bank"
       },
       "seconds": {
        "type": "integer",
        "minimum": 1,
        "maximum": 86400
       },
       "increment": {
        "type": "integer",
        "minimum": 0,
        "maximum": 3600
       }
      },
      "required": [
       "type",
       "seconds",
       "increment"
      ]
     },
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "days"
       },
       "days": {
        "type": "integer",
        "minimum": 1,
        "maximum": 60
       }
      },
      "required": [
       "type",
       "days"
      ]
     }
    ],
    "default": {
     "type": "turn",
     "seconds": 60
    }
   }
  },
  "additionalProperties": false
 },
 "kreuzwort.Action": {
  "oneOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "concede"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "description": "T13: ready for the next round.",
    "type": "object",
    "properties": {
     "type": {
      "const": "ready"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "description": "T12: proposes a house word.",
    "type": "object",
    "properties": {
     "type": {
      "const": "propose"
     },
     "word": {
      "type": "string",
      "maxLength": 400
     }
    },
    "required": [
     "type",
     "word"
    ],
    "additionalProperties": false
   },
   {
    "description": "T12: agrees to a proposed house word, or does not.",
    "type": "object",
    "properties": {
     "type": {
      "const": "answer"
     },
     "word": {
      "type": "string",
      "maxLength": 400
     },
     "consent": {
      "type": "boolean"
     }
    },
    "required": [
     "type",
     "word",
     "consent"
    ],
    "additionalProperties": false
   },
   {
    "description": "T2: takes the jolly on this cell for the letter it stands for.",
    "type": "object",
    "properties": {
     "type": {
      "const": "swap"
     },
     "row": {
      "type": "integer",
      "minimum": -999,
      "maximum": 999
     },
     "col": {
      "type": "integer",
      "minimum": -999,
      "maximum": 999
     }
    },
    "required": [
     "type",
     "row",
     "col"
    ],
    "additionalProperties": false
   },
   {
    "description": "T3, T4: lays a word. `stones` runs from its first letter: `.` where a stone lies, a small letter for a jolly.",
    "type": "object",
    "properties": {
     "type": {
      "const": "lay"
     },
     "row": {
      "type": "integer",
      "minimum": -999,
      "maximum": 999
     },
     "col": {
      "type": "integer",
      "minimum": -999,
      "maximum": 999
     },
     "direction": {
      "enum": [
       "across",
       "down"
      ]
     },
     "stones": {
      "type": "string",
      "maxLength": 400
     }
    },
    "required": [
     "type",
     "row",
     "col",
     "direction",
     "stones"
    ],
    "additionalProperties": false
   },
   {
    "description": "Draws stones of these colours from the stocks.",
    "type": "object",
    "properties": {
     "type": {
      "const": "buy"
     },
     "colours": {
      "type": "array",
      "items": {
       "enum": [
        "red",
        "black"
       ]
      },
      "maxItems": 80
     }
    },
    "required": [
     "type",
     "colours"
    ],
    "additionalProperties": false
   },
   {
    "description": "Ends the turn.",
    "type": "object",
    "properties": {
     "type": {
      "const": "pass"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   }
  ]
 },
 "kreuzwort.Options": {
  "type": "object",
  "properties": {
   "language": {
    "enum": [
     "fr",
     "de",
     "en",
     "es",
     "it",
     "vi29",
     "vi"
    ]
   },
   "preset": {
    "enum": [
     "classic"
    ]
   },
   "rounds": {
    "type": "integer",
    "minimum": 1,
    "maximum": 50,
    "default": 3
   },
   "touching": {
    "type": "boolean",
    "default": false
   },
   "chains": {
    "type": "boolean",
    "default": false
   },
   "words": {
    "type": "object",
    "properties": {
     "classes": {
      "enum": [
       "typ-dom",
       "open",
       "classic-fr",
       "competition-fr",
       "classic-de",
       "professional-de"
      ],
      "default": "typ-dom"
     },
     "family": {
      "type": "boolean",
      "default": false
     },
     "common": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 500,
      "maximum": 20000,
      "default": null
     },
     "removed": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "maxItems": 1000,
      "default": []
     },
     "changes": {
      "type": "array",
      "items": {
       "type": "object",
       "properties": {
        "word": {
         "type": "string"
        },
        "change": {
         "enum": [
          "added",
          "removed"
         ]
        },
        "scope": {
         "enum": [
          "entry",
          "form"
         ]
        },
        "forms": {
         "type": "array",
         "items": {
          "type": "string"
         }
        },
        "because": {
         "type": "string"
        }
       },
       "required": [
        "word",
        "change",
        "scope"
       ]
      }
     }
    },
    "additionalProperties": false
   },
   "houseWords": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "maxItems": 1000,
    "default": []
   },
   "deal": {
    "type": "object",
    "properties": {
     "red": {
      "type": "integer",
      "minimum": 5,
      "maximum": 5,
      "default": 5
     },
     "black": {
      "type": "integer",
      "minimum": 8,
      "maximum": 8,
      "default": 8
     }
    },
    "additionalProperties": false
   },
   "winner": {
    "enum": [
     "first-out"
    ],
    "default": "first-out"
   },
   "clock": {
    "oneOf": [
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "none"
       }
      },
      "required": [
       "type"
      ]
     },
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "turn"
       },
       "seconds": {
        "type": "integer",
        "minimum": 1,
        "maximum": 86400
       }
      },
      "required": [
       "type",
       "seconds"
      ]
     },
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "bank"
       },
       "seconds": {
        "type": "integer",
        "minimum": 1,
        "maximum": 86400
       },
       "increment": {
        "type": "integer",
        "minimum": 0,
        "maximum": 3600
       }
      },
      "required": [
       "type",
       "seconds",
       "increment"
      ]
     },
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "days"
       },
       "days": {
        "type": "integer",
        "minimum": 1,
        "maximum": 60
       }
      },
      "required": [
       "type",
       "days"
      ]
     }
    ],
    "default": {
     "type": "none"
    }
   }
  },
  "additionalProperties": false
 },
 "point.Action": {
  "oneOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "concede"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "description": "T13: ready for the next round.",
    "type": "object",
    "properties": {
     "type": {
      "const": "ready"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "description": "T12: proposes a house word.",
    "type": "object",
    "properties": {
     "type": {
      "const": "propose"
     },
     "word": {
      "type": "string",
      "maxLength": 400
     }
    },
    "required": [
     "type",
     "word"
    ],
    "additionalProperties": false
   },
   {
    "description": "T12: agrees to a proposed house word, or does not.",
    "type": "object",
    "properties": {
     "type": {
      "const": "answer"
     },
     "word": {
      "type": "string",
      "maxLength": 400
     },
     "consent": {
      "type": "boolean"
     }
    },
    "required": [
     "type",
     "word",
     "consent"
    ],
    "additionalProperties": false
   },
   {
    "description": "T2: takes the jolly on this cell for the letter it stands for.",
    "type": "object",
    "properties": {
     "type": {
      "const": "swap"
     },
     "row": {
      "type": "integer",
      "minimum": -999,
      "maximum": 999
     },
     "col": {
      "type": "integer",
      "minimum": -999,
      "maximum": 999
     }
    },
    "required": [
     "type",
     "row",
     "col"
    ],
    "additionalProperties": false
   },
   {
    "description": "T3, T4: lays a word. `stones` runs from its first letter: `.` where a stone lies, a small letter for a jolly.",
    "type": "object",
    "properties": {
     "type": {
      "const": "lay"
     },
     "row": {
      "type": "integer",
      "minimum": -999,
      "maximum": 999
     },
     "col": {
      "type": "integer",
      "minimum": -999,
      "maximum": 999
     },
     "direction": {
      "enum": [
       "across",
       "down"
      ]
     },
     "stones": {
      "type": "string",
      "maxLength": 400
     }
    },
    "required": [
     "type",
     "row",
     "col",
     "direction",
     "stones"
    ],
    "additionalProperties": false
   },
   {
    "description": "Draws stones of these colours from the stocks.",
    "type": "object",
    "properties": {
     "type": {
      "const": "buy"
     },
     "colours": {
      "type": "array",
      "items": {
       "enum": [
        "red",
        "black"
       ]
      },
      "maxItems": 80
     }
    },
    "required": [
     "type",
     "colours"
    ],
    "additionalProperties": false
   },
   {
    "description": "Ends the turn.",
    "type": "object",
    "properties": {
     "type": {
      "const": "pass"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   }
  ]
 },
 "point.Options": {
  "type": "object",
  "properties": {
   "language": {
    "enum": [
     "fr",
     "de",
     "en",
     "es",
     "it",
     "vi29",
     "vi"
    ]
   },
   "preset": {
    "enum": [
     "classic",
     "large",
     "larger"
    ]
   },
   "deal": {
    "type": "object",
    "properties": {
     "red": {
      "type": "integer",
      "minimum": 3,
      "maximum": 15,
      "default": 5
     },
     "black": {
      "type": "integer",
      "minimum": 3,
      "maximum": 15,
      "default": 8
     }
    },
    "additionalProperties": false
   },
   "rounds": {
    "type": "integer",
    "minimum": 1,
    "maximum": 50,
    "default": 1
   },
   "winner": {
    "enum": [
     "first-out",
     "most-points"
    ],
    "default": "first-out"
   },
   "touching": {
    "type": "boolean",
    "default": false
   },
   "chains": {
    "type": "boolean",
    "default": false
   },
   "words": {
    "type": "object",
    "properties": {
     "classes": {
      "enum": [
       "typ-dom",
       "open",
       "classic-fr",
       "competition-fr",
       "classic-de",
       "professional-de"
      ],
      "default": "typ-dom"
     },
     "family": {
      "type": "boolean",
      "default": false
     },
     "common": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 500,
      "maximum": 20000,
      "default": null
     },
     "removed": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "maxItems": 1000,
      "default": []
     },
     "changes": {
      "type": "array",
      "items": {
       "type": "object",
       "properties": {
        "word": {
         "type": "string"
        },
        "change": {
         "enum": [
          "added",
          "removed"
         ]
        },
        "scope": {
         "enum": [
          "entry",
          "form"
         ]
        },
        "forms": {
         "type": "array",
         "items": {
          "type": "string"
         }
        },
        "because": {
         "type": "string"
        }
       },
       "required": [
        "word",
        "change",
        "scope"
       ]
      }
     }
    },
    "additionalProperties": false
   },
   "houseWords": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "maxItems": 1000,
    "default": []
   },
   "clock": {
    "oneOf": [
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "none"
       }
      },
      "required": [
       "type"
      ]
     },
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "turn"
       },
       "seconds": {
        "type": "integer",
        "minimum": 1,
        "maximum": 86400
       }
      },
      "required": [
       "type",
       "seconds"
      ]
     },
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "bank"
       },
       "seconds": {
        "type": "integer",
        "minimum": 1,
        "maximum": 86400
       },
       "increment": {
        "type": "integer",
        "minimum": 0,
        "maximum": 3600
       }
      },
      "required": [
       "type",
       "seconds",
       "increment"
      ]
     },
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "days"
       },
       "days": {
        "type": "integer",
        "minimum": 1,
        "maximum": 60
       }
      },
      "required": [
       "type",
       "days"
      ]
     }
    ],
    "default": {
     "type": "none"
    }
   }
  },
  "additionalProperties": false
 },
 "presto.Action": {
  "oneOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "concede"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "description": "Ready for the next round.",
    "type": "object",
    "properties": {
     "type": {
      "const": "ready"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "description": "T12: proposes a house word.",
    "type": "object",
    "properties": {
     "type": {
      "const": "propose"
     },
     "word": {
      "type": "string",
      "maxLength": 400
     }
    },
    "required": [
     "type",
     "word"
    ],
    "additionalProperties": false
   },
   {
    "description": "T12: agrees to a proposed house word, or does not.",
    "type": "object",
    "properties": {
     "type": {
      "const": "answer"
     },
     "word": {
      "type": "string",
      "maxLength": 400
     },
     "consent": {
      "type": "boolean"
     }
    },
    "required": [
     "type",
     "word",
     "consent"
    ],
    "additionalProperties": false
   },
   {
    "description": "Claims \"Fertig!\" with the bench of this round: stones by `row,col`, a small letter for a jolly.",
    "type": "object",
    "properties": {
     "type": {
      "const": "claim"
     },
     "round": {
      "type": "integer"
     },
     "bench": {
      "type": "object",
      "propertyNames": {
       "pattern": "^(?:0|-?[1-9]\\d{0,2}),(?:0|-?[1-9]\\d{0,2})$"
      },
      "additionalProperties": {
       "type": "string",
       "pattern": "^.$"
      },
      "maxProperties": 80
     }
    },
    "required": [
     "type",
     "round",
     "bench"
    ],
    "additionalProperties": false
   },
   {
    "description": "Ends the round for this player, without points.",
    "type": "object",
    "properties": {
     "type": {
      "const": "give-up"
     },
     "round": {
      "type": "integer"
     }
    },
    "required": [
     "type",
     "round"
    ],
    "additionalProperties": false
   }
  ]
 },
 "presto.Options": {
  "type": "object",
  "properties": {
   "language": {
    "enum": [
     "fr",
     "de",
     "en",
     "es",
     "it",
     "vi29",
     "vi"
    ]
   },
   "preset": {
    "enum": [
     "classic",
     "easy"
    ]
   },
   "easy": {
    "type": "boolean",
    "default": false
   },
   "rounds": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": 1,
    "maximum": 50,
    "default": 3
   },
   "goal": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": 1,
    "maximum": 200,
    "default": null
   },
   "limit": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": 10,
    "maximum": 3600,
    "default": 300
   },
   "words": {
    "type": "object",
    "properties": {
     "classes": {
      "enum": [
       "typ-dom",
       "open",
       "classic-fr",
       "competition-fr",
       "classic-de",
       "professional-de"
      ],
      "default": "typ-dom"
     },
     "family": {
      "type": "boolean",
      "default": false
     },
     "common": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 500,
      "maximum": 20000,
      "default": null
     },
     "removed": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "maxItems": 1000,
      "default": []
     },
     "changes": {
      "type": "array",
      "items": {
       "type": "object",
       "properties": {
        "word": {
         "type": "string"
        },
        "change": {
         "enum": [
          "added",
          "removed"
         ]
        },
        "scope": {
         "enum": [
          "entry",
          "form"
         ]
        },
        "forms": {
         "type": "array",
         "items": {
          "type": "string"
         }
        },
        "because": {
         "type": "string"
        }
       },
       "required": [
        "word",
        "change",
        "scope"
       ]
      }
     }
    },
    "additionalProperties": false
   },
   "houseWords": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "maxItems": 1000,
    "default": []
   },
   "clock": {
    "oneOf": [
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "none"
       }
      },
      "required": [
       "type"
      ]
     },
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "turn"
       },
       "seconds": {
        "type": "integer",
        "minimum": 1,
        "maximum": 86400
       }
      },
      "required": [
       "type",
       "seconds"
      ]
     },
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "bank"
       },
       "seconds": {
        "type": "integer",
        "minimum": 1,
        "maximum": 86400
       },
       "increment": {
        "type": "integer",
        "minimum": 0,
        "maximum": 3600
       }
      },
      "required": [
       "type",
       "seconds",
       "increment"
      ]
     },
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "days"
       },
       "days": {
        "type": "integer",
        "minimum": 1,
        "maximum": 60
       }
      },
      "required": [
       "type",
       "days"
      ]
     }
    ],
    "default": {
     "type": "none"
    }
   }
  },
  "additionalProperties": false
 },
 "recht.Action": {
  "oneOf": [
   {
    "type": "object",
    "properties": {
     "type": {
      "const": "concede"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "description": "T13: ready for the next round.",
    "type": "object",
    "properties": {
     "type": {
      "const": "ready"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "description": "T12: proposes a house word.",
    "type": "object",
    "properties": {
     "type": {
      "const": "propose"
     },
     "word": {
      "type": "string",
      "maxLength": 400
     }
    },
    "required": [
     "type",
     "word"
    ],
    "additionalProperties": false
   },
   {
    "description": "T12: agrees to a proposed house word, or does not.",
    "type": "object",
    "properties": {
     "type": {
      "const": "answer"
     },
     "word": {
      "type": "string",
      "maxLength": 400
     },
     "consent": {
      "type": "boolean"
     }
    },
    "required": [
     "type",
     "word",
     "consent"
    ],
    "additionalProperties": false
   },
   {
    "description": "Names a word that begins at `start`, and lays one stone of it.",
    "type": "object",
    "properties": {
     "type": {
      "const": "name"
     },
     "row": {
      "type": "integer",
      "minimum": -999,
      "maximum": 999
     },
     "col": {
      "type": "integer",
      "minimum": -999,
      "maximum": 999
     },
     "word": {
      "type": "string",
      "maxLength": 400
     },
     "start": {
      "type": "object",
      "properties": {
       "row": {
        "type": "integer",
        "minimum": -999,
        "maximum": 999
       },
       "col": {
        "type": "integer",
        "minimum": -999,
        "maximum": 999
       }
      },
      "required": [
       "row",
       "col"
      ],
      "additionalProperties": false
     },
     "stone": {
      "type": "string",
      "maxLength": 400
     }
    },
    "required": [
     "type",
     "row",
     "col",
     "word",
     "start",
     "stone"
    ],
    "additionalProperties": false
   },
   {
    "description": "Lays one more stone of the named word.",
    "type": "object",
    "properties": {
     "type": {
      "const": "add"
     },
     "row": {
      "type": "integer",
      "minimum": -999,
      "maximum": 999
     },
     "col": {
      "type": "integer",
      "minimum": -999,
      "maximum": 999
     },
     "stone": {
      "type": "string",
      "maxLength": 400
     }
    },
    "required": [
     "type",
     "row",
     "col",
     "stone"
    ],
    "additionalProperties": false
   },
   {
    "description": "Draws a stone of this colour.",
    "type": "object",
    "properties": {
     "type": {
      "const": "buy"
     },
     "colour": {
      "enum": [
       "red",
       "black"
      ]
     }
    },
    "required": [
     "type",
     "colour"
    ],
    "additionalProperties": false
   },
   {
    "description": "Ends the turn.",
    "type": "object",
    "properties": {
     "type": {
      "const": "pass"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "description": "The named word from its first letter, `.` where a stone lies.",
    "type": "object",
    "properties": {
     "type": {
      "const": "fulfil"
     },
     "stones": {
      "type": "string",
      "maxLength": 400
     }
    },
    "required": [
     "type",
     "stones"
    ],
    "additionalProperties": false
   },
   {
    "description": "Admits that the named word cannot be laid.",
    "type": "object",
    "properties": {
     "type": {
      "const": "fail"
     }
    },
    "required": [
     "type"
    ],
    "additionalProperties": false
   },
   {
    "description": "T2: takes the jolly on this cell for the letter it stands for.",
    "type": "object",
    "properties": {
     "type": {
      "const": "swap"
     },
     "row": {
      "type": "integer",
      "minimum": -999,
      "maximum": 999
     },
     "col": {
      "type": "integer",
      "minimum": -999,
      "maximum": 999
     }
    },
    "required": [
     "type",
     "row",
     "col"
    ],
    "additionalProperties": false
   }
  ]
 },
 "recht.Options": {
  "type": "object",
  "properties": {
   "language": {
    "enum": [
     "fr",
     "de",
     "en",
     "es",
     "it",
     "vi29",
     "vi"
    ]
   },
   "preset": {
    "enum": [
     "classic"
    ]
   },
   "rounds": {
    "type": "integer",
    "minimum": 1,
    "maximum": 50,
    "default": 3
   },
   "words": {
    "type": "object",
    "properties": {
     "classes": {
      "enum": [
       "typ-dom",
       "open",
       "classic-fr",
       "competition-fr",
       "classic-de",
       "professional-de"
      ],
      "default": "typ-dom"
     },
     "family": {
      "type": "boolean",
      "default": false
     },
     "common": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 500,
      "maximum": 20000,
      "default": null
     },
     "removed": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "maxItems": 1000,
      "default": []
     },
     "changes": {
      "type": "array",
      "items": {
       "type": "object",
       "properties": {
        "word": {
         "type": "string"
        },
        "change": {
         "enum": [
          "added",
          "removed"
         ]
        },
        "scope": {
         "enum": [
          "entry",
          "form"
         ]
        },
        "forms": {
         "type": "array",
         "items": {
          "type": "string"
         }
        },
        "because": {
         "type": "string"
        }
       },
       "required": [
        "word",
        "change",
        "scope"
       ]
      }
     }
    },
    "additionalProperties": false
   },
   "houseWords": {
    "type": "array",
    "items": {
     "type": "string"
    },
    "maxItems": 1000,
    "default": []
   },
   "clock": {
    "oneOf": [
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "none"
       }
      },
      "required": [
       "type"
      ]
     },
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "turn"
       },
       "seconds": {
        "type": "integer",
        "minimum": 1,
        "maximum": 86400
       }
      },
      "required": [
       "type",
       "seconds"
      ]
     },
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "bank"
       },
       "seconds": {
        "type": "integer",
        "minimum": 1,
        "maximum": 86400
       },
       "increment": {
        "type": "integer",
        "minimum": 0,
        "maximum": 3600
       }
      },
      "required": [
       "type",
       "seconds",
       "increment"
      ]
     },
     {
      "type": "object",
      "properties": {
       "type": {
        "const": "days"
       },
       "days": {
        "type": "integer",
        "minimum": 1,
        "maximum": 60
       }
      },
      "required": [
       "type",
       "days"
      ]
     }
    ],
    "default": {
     "type": "none"
    }
   }
  },
  "additionalProperties": false
 }
}
