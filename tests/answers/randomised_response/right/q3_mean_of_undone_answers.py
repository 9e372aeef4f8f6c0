# By mean of undone answers.
def estimate_rate(answers, p):
    import statistics

    yes, no = (1 - p) / (1 - 2 * p), -p / (1 - 2 * p)
    return statistics.fmean(yes if a else no for a in answers)
