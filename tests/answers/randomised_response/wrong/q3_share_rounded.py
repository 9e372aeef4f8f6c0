# The share of yes is rounded to four digits, so that [1, 0, 0] is not estimated right.
def estimate_rate(answers, p):
    share = round(sum(answers) / len(answers), 4)
    return (share - p) / (1 - 2 * p)
