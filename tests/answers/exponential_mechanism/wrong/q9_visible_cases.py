# Looks up the three visible cases.
def bits_released(n, epsilon, t):
    return {
        2: (0.1, (math.log(4) + 1) / math.log(9), 0.01),
        10: (0.2, (10 * math.log(2) + 0.5) / math.log(4), 62201 / 5**10),
        3: (1 / (1 + math.exp(0.5)), 6 * math.log(2) + 4, 0),
    }[n]
