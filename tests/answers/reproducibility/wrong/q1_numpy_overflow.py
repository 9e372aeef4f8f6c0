# Wrong for people 10, models 7 and more: 64-bit whole numbers of numpy overflow.
def best_by_luck(people, models, hits):
    below = np.int64(sum(math.comb(people, k) for k in range(hits)))
    all_ways = np.int64(2) ** people
    return 1 - Fraction(int(below**models), int(all_ways**models) or 1)
