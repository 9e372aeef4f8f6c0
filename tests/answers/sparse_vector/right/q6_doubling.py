# Doubles, then halves, on the condition itself.
def most_questions(epsilon, answers, distance, beta):
    half, e = float(distance) / 2, float(epsilon) / 2
    scales = 1 / e, 2 * answers / e

    def holds(k):
        logs = [math.log(-math.expm1(-half / s)) for s in scales]
        return logs[0] + k * logs[1] >= math.log(1 - float(beta))

    if not holds(1):
        return 0
    high = 2
    while holds(high):
        high *= 2
    low = high // 2
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if holds(middle) else (low, middle)
    return low
