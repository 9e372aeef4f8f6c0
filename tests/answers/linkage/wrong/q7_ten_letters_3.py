# Wrong for k = 11 and 12: there are names for ten classes only.
def two_tables(k):
    names = "abcdefghij"
    return [(names[i], names[j]) for i in range(k) for j in range(k)]
