begin;

-- A move is one row: with its entry lie whose wish it was, what was answered, and which seats are waited for afterwards.
-- Wishes that lead to no entry stay in "done".
alter table entry add column person text;
alter table entry add column cid text;
alter table entry add column content blob;
alter table entry add column answer text;
alter table entry add column waits text;

pragma user_version = 3;

commit;
