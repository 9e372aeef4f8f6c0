# Wrong for sixteen yes and more: the sum is kept in four bits.
def estimate_rate(answers, p):
    yes = sum(answers) & 0b1111
    return (yes / len(answers) - p) / (1 - 2 * p)
