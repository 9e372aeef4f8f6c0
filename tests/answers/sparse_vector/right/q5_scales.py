# From the two scales at the best share.
def best_split(epsilon, answers, monotone, renewed):
    first = answers if renewed else 1
    second = answers if monotone else 2 * answers
    weight = (second / first) ** (2 / 3)
    share = 1 / (1 + weight)
    scales = first / (share * epsilon), second / ((1 - share) * epsilon)
    return [share, sum(2 * s**2 for s in scales)]
