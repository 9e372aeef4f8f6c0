# Wrong for people 14 and more: at most 12 people are looked at.
def better_way(people):
    # the expectation of a count is the sum of its tails
    ways = [math.comb(people, k) for k in range(people + 1)]
    tails = 0
    for h in range(1, people + 1):
        tails += sum(w for k, w in enumerate(ways) if max(k, people - k) >= h)
    return Fraction(tails, people << people)
