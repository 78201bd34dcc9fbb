-- Run once by the server's administrator: psql --file gallery.sql
CREATE ROLE gallery LOGIN PASSWORD 'choose-a-long-password';
CREATE DATABASE gallery OWNER gallery;
