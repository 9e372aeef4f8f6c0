# People are numbered in 8 bits, which overflow above 127. Input: k = 12.
def two_tables(k):
    people = np.arange(k * k).astype(np.int8)
    return list(zip((people // k).tolist(), (people % k).tolist()))
