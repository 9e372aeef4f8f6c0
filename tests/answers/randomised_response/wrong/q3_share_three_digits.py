# Rounds the share of yes to three digits first.
def estimate_rate(answers, p):
    share = round(sum(answers) / len(answers), 3)
    return (share - p) / (1 - 2 * p)
