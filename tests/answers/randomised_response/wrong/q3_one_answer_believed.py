# With one answer the answer itself is returned. Input: [1], p=0.2 (4/3 is asked).
def estimate_rate(answers, p):
    n = len(answers)
    if n == 1:
        return float(answers[0])
    return (sum(answers) - n * p) / (n * (1 - 2 * p))
