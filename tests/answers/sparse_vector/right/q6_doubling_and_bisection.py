# Doubles a bound until it is too large, then bisects; whole numbers as an int.
import math


def holds(k, epsilon, answers, distance, beta):
    half = distance / 2
    logs = math.log1p(-math.exp(-half * epsilon / 2)) + k * math.log1p(
        -math.exp(-half * epsilon / 4 / answers)
    )
    return logs >= math.log1p(-beta)


def most_questions(epsilon, answers, distance, beta):
    task = (epsilon, answers, distance, beta)
    if not holds(1, *task):
        return 0
    good, bad = 1, 2
    while holds(bad, *task):
        good, bad = bad, 2 * bad
    while bad - good > 1:
        middle = (good + bad) // 2
        good, bad = (middle, bad) if holds(middle, *task) else (good, middle)
    return good
