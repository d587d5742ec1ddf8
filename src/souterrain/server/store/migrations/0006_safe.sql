begin;

-- skeleton: equal for names that look alike. was: a guest's name until somebody claimed it.
alter table person add column skeleton text not null default '';
alter table person add column was text not null default '';
update person set skeleton = skeleton(name);
create index person_folded on person (folded);
create index person_skeleton on person (skeleton);

-- A hash over the row and the chain of the row before it. Null: a row from before this column.
alter table entry add column chain blob;

-- The number of entries and the chain of the last one when this row was written, and a hash over this row.
alter table board add column entries integer not null default 0;
alter table board add column chain blob;
alter table board add column seal blob;

-- A hash of the day and the device on which a try was begun; kept until the day is over.
alter table daily add column device blob;
create index daily_device on daily (game, day, device) where device is not null;

pragma user_version = 6;

commit;
