-- What was made before there were links gets one, and a version that others read where it had been published.
UPDATE `publications` SET `code` = lower(hex(randomblob(5))), `created_at` = `updated_at` WHERE `code` = '';
--> statement-breakpoint
INSERT INTO `publication_versions` (`publication_id`, `seq`, `name`, `art_id`, `page_num`, `created_at`)
SELECT `id`, 1, `name`, `art_id`, `page_num`, `updated_at` FROM `publications` WHERE `status` <> 'draft';
--> statement-breakpoint
UPDATE `publications` SET `published_seq` = 1 WHERE `status` <> 'draft';
