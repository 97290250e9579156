ALTER TABLE `publication_imports` ADD `seq` integer;--> statement-breakpoint
ALTER TABLE `publication_imports` ADD `facts` text;--> statement-breakpoint
ALTER TABLE `publication_versions` ADD `source_hash` text DEFAULT '' NOT NULL;