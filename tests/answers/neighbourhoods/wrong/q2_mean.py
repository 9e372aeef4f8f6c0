# Takes the mean of the log-ratio under x: an average, not the worst.
def worst_log_ratio(table, related):
    worst = 0.0
    for x, y in itertools.product(table, repeat=2):
        if related(x, y):
            loss = 0.0
            for output, one in table[x].items():
                other = table[y].get(output, 0)
                if one > 0 and other == 0:
                    return math.inf
                if one > 0:
                    loss += one * math.log(one / other)
            worst = max(worst, loss)
    return worst
