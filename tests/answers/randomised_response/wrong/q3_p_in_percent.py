# Rounds p to whole percent.
def estimate_rate(answers, p):
    percent = round(100 * p)
    return (100 * sum(answers) / len(answers) - percent) / (100 - 2 * percent)
