# Doubles, then halves.
def most_questions(epsilon, answers, distance, beta):
    once = -math.expm1(-distance * epsilon / 4)
    each = -math.expm1(-distance * epsilon / 8 / answers)
    good = lambda k: once * each**k >= 1 - beta
    low, high = 0, 1
    while good(high) and high < 10**7:
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if good(middle) else (low, middle)
    return low
