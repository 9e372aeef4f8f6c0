# The bisection ends at a million people. Input: 20 questions, epsilon 0.1, error 0.01: 400 million are needed.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    low, high = 0, 10**6
    while high - low > 1:
        n = (low + high) // 2
        if p * (1 - p) <= n * (1 - 2 * p) ** 2 * error**2:
            high = n
        else:
            low = n
    return high
