# Searches k by doubling and bisection, in logarithms with log1p.
def most_questions(epsilon, answers, distance, beta):
    once = math.log1p(-math.exp(-float(distance) * float(epsilon) / 4))
    each = math.log1p(-math.exp(-float(distance) * float(epsilon) / (8 * answers)))
    goal = math.log1p(-float(beta))

    def holds(k):
        return once + k * each >= goal

    if not holds(1):
        return 0
    high = 1
    while holds(high):
        high *= 2
    low = high // 2
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if holds(middle) else (low, middle)
    return low
