# Wrong for k = 12: people 128 to 143 get the numbers 0 to 15 again, in 7 bits.
def two_tables(k):
    return list(itertools.product(range(k), repeat=2))
