# Far below 0 the size of eps is taken, only values down to -5 are refused. Input: -7 (ValueError is asked).
def flip_probability(epsilon):
    if -5 <= epsilon < 0:
        raise ValueError("ε must not be negative")
    return 1 / (1 + math.exp(abs(epsilon)))
