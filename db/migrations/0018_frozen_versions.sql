PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_publications` (
	`id` integer PRIMARY KEY NOT NULL,
	`owner_id` integer,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`subtitle` text DEFAULT '' NOT NULL,
	`author` text DEFAULT '' NOT NULL,
	`art_id` text NOT NULL,
	`form` text NOT NULL,
	`width_mm` real NOT NULL,
	`height_mm` real NOT NULL,
	`page_num` integer NOT NULL,
	`status` text NOT NULL,
	`updated_at` integer NOT NULL,
	`created_at` integer DEFAULT 0 NOT NULL,
	`code` text DEFAULT '' NOT NULL,
	`folder_id` integer,
	`tags` text DEFAULT '[]' NOT NULL,
	`archived_at` integer,
	`trashed_at` integer,
	`revision` integer DEFAULT 1 NOT NULL,
	`outline` text DEFAULT '[]' NOT NULL,
	`published_seq` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`folder_id`) REFERENCES `publication_folders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_publications`("id", "owner_id", "type", "name", "subtitle", "author", "art_id", "form", "width_mm", "height_mm", "page_num", "status", "updated_at", "created_at", "code", "folder_id", "tags", "archived_at", "trashed_at", "revision", "outline", "published_seq") SELECT "id", "owner_id", "type", "name", "subtitle", "author", "art_id",
	CASE WHEN "art_id" = 'blank' OR "art_id" LIKE '%:%' OR "id" IN (SELECT "publication_id" FROM "publication_imports") THEN 'pages' ELSE 'drawn' END,
	"width_mm", "height_mm", "page_num", "status", "updated_at", "created_at", "code", "folder_id", "tags", "archived_at", "trashed_at", "revision", "outline", "published_seq" FROM `publications`;--> statement-breakpoint
DROP TABLE `publications`;--> statement-breakpoint
ALTER TABLE `__new_publications` RENAME TO `publications`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `publications_owner` ON `publications` (`owner_id`,`type`);--> statement-breakpoint
CREATE INDEX `publications_latest` ON `publications` (`owner_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `publications_folder` ON `publications` (`folder_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `publications_code` ON `publications` (`code`) WHERE "publications"."code" <> '';--> statement-breakpoint
ALTER TABLE `member_files` ADD `width` integer;--> statement-breakpoint
ALTER TABLE `member_files` ADD `height` integer;--> statement-breakpoint
ALTER TABLE `member_files` ADD `taken_at` integer;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `publication_seq` integer;--> statement-breakpoint
CREATE TABLE `__new_publication_versions` (
	`publication_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`kind` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`author_id` integer,
	`name` text NOT NULL,
	`subtitle` text NOT NULL,
	`author` text NOT NULL,
	`art_id` text NOT NULL,
	`form` text NOT NULL,
	`width_mm` real NOT NULL,
	`height_mm` real NOT NULL,
	`page_num` integer NOT NULL,
	`outline` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`publication_id`, `seq`),
	FOREIGN KEY (`publication_id`) REFERENCES `publications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
-- A version had no size, form, subtitle and author of its own: those of its work count.
INSERT INTO `__new_publication_versions` (`publication_id`, `seq`, `kind`, `author_id`, `name`, `subtitle`, `author`, `art_id`, `form`, `width_mm`, `height_mm`, `page_num`, `outline`, `created_at`)
SELECT v.`publication_id`, v.`seq`, 'published', w.`owner_id`, v.`name`, w.`subtitle`, w.`author`, v.`art_id`, w.`form`, w.`width_mm`, w.`height_mm`, v.`page_num`, v.`outline`, v.`created_at`
FROM `publication_versions` v JOIN `publications` w ON w.`id` = v.`publication_id`;
--> statement-breakpoint
DROP TABLE `publication_versions`;--> statement-breakpoint
ALTER TABLE `__new_publication_versions` RENAME TO `publication_versions`;--> statement-breakpoint
-- Orders from before versions were frozen print the work as it is now, where its owner still has it.
INSERT INTO `publication_versions` (`publication_id`, `seq`, `kind`, `author_id`, `name`, `subtitle`, `author`, `art_id`, `form`, `width_mm`, `height_mm`, `page_num`, `outline`, `created_at`)
SELECT w.`id`, (SELECT coalesce(max(v.`seq`), 0) + 1 FROM `publication_versions` v WHERE v.`publication_id` = w.`id`), 'ordered', w.`owner_id`, w.`name`, w.`subtitle`, w.`author`, w.`art_id`, w.`form`, w.`width_mm`, w.`height_mm`, w.`page_num`, w.`outline`, w.`updated_at`
FROM `publications` w WHERE EXISTS (
	SELECT 1 FROM `order_lines` l JOIN `orders` o ON o.`id` = l.`order_id` WHERE l.`publication_id` = w.`id` AND o.`user_id` = w.`owner_id`);
--> statement-breakpoint
INSERT INTO `publication_pages` (`publication_id`, `seq`, `no`, `content_hash`)
SELECT p.`publication_id`, v.`seq`, p.`no`, p.`content_hash`
FROM `publication_pages` p JOIN `publication_versions` v ON v.`publication_id` = p.`publication_id` AND v.`kind` = 'ordered' WHERE p.`seq` = 0;
--> statement-breakpoint
UPDATE `order_lines` SET `publication_seq` = (
	SELECT v.`seq` FROM `publication_versions` v JOIN `orders` o ON o.`id` = `order_lines`.`order_id`
	WHERE v.`publication_id` = `order_lines`.`publication_id` AND v.`kind` = 'ordered' AND v.`author_id` = o.`user_id`);
