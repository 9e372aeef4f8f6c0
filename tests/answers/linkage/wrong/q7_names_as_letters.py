# Names classes by letters of a word with a letter twice.
def two_tables(k):
    names = "abcdefghijka"
    return [(names[i], names[j]) for i in range(k) for j in range(k)]
