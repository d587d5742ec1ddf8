begin;

-- What nobody outside may ever read: whoever has it knows every seed of every day.
create table secret (
    name text primary key,
    value blob not null
) without rowid;

-- Tries at daily dungeons. counted: a person's first of that day; ended, score: null until it ended within its day,
-- the score also when it was given up.
create table daily (
    board text primary key,
    game text not null,
    day text not null,
    person text not null,
    counted integer not null,
    made real not null,
    ended real,
    score integer,
    standing text not null default ''
) without rowid;

create unique index daily_counted on daily (game, day, person) where counted;
create index daily_person on daily (person, game, day);

pragma user_version = 4;

commit;
