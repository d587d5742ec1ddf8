begin;

-- What a game adds to its player's collections, as nouns by title. Null: a result from before this column; it is read
-- from the journal when somebody asks for it.
alter table result add column collected text;

pragma user_version = 5;

commit;
