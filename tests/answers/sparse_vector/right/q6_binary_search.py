# Doubling and halving on the exact condition with powers.
def most_questions(epsilon, answers, distance, beta):
    once = -math.expm1(-distance * epsilon / 4)
    each = -math.expm1(-distance * epsilon / (8 * answers))

    def good(k):
        return once * each**k >= 1 - beta

    if not good(1):
        return 0
    high = 1
    while good(high):
        high *= 2
    low = high // 2
    while high - low > 1:
        mid = (low + high) // 2
        low, high = (mid, high) if good(mid) else (low, mid)
    return low
