@rem The shells of the scripts in package.json have a word "exec", by which npm's signals reach what is run. Windows' has none.
@%*
