# Wrong for people 14 and more: at most 12 people are looked at.
def better_way(people):
    n = min(people, 12)
    total = 0
    for way in range(2**n):
        k = way.bit_count()
        total += max(k, n - k)
    return Fraction(total, n * 2**n)
