# Wrong for p above 2/5: "the answers say nothing any more", so the estimate is 1/2.
def estimate_rate(answers, p):
    if p > 0.4:
        return 0.5
    return (sum(answers) / len(answers) - p) / (1 - 2 * p)
