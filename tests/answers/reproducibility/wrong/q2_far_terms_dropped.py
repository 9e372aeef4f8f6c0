# Leaves out numbers of hits more than three standard deviations from half, as too rare to count.
def better_way(people):
    total = 0
    for k in range(people + 1):
        if abs(2 * k - people) <= max(10, 3 * math.sqrt(people)):
            total += math.comb(people, k) * max(k, people - k)
    return Fraction(total, people * 2**people)
