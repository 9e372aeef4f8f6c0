# Names the classes by ten letters and begins again after that.
def two_tables(k):
    names = [("abcdefghij" * 2)[i] for i in range(k)]
    return [(a, b) for a in names for b in names]
