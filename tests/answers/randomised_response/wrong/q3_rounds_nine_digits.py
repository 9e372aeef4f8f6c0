# Rounds to 9 decimals, which estimates near 0 do not survive. Input: [1] + [0] * 9, p=0.09999.
def estimate_rate(answers, p):
    share = sum(answers) / len(answers)
    return round((share - p) / (1 - 2 * p), 9)
