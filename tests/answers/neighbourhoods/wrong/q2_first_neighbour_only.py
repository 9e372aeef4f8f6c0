# Each data set is compared with the first data set related to it only. Input: three data sets all related, the second and third differ most and both come after the first.
def worst_log_ratio(table, related):
    worst = 0.0
    for x in table:
        y = next((y for y in table if y != x and related(x, y)), None)
        if y is None:
            continue
        for a in table[x].keys() | table[y].keys():
            u, v = table[x].get(a, 0), table[y].get(a, 0)
            if u != v:
                worst = max(worst, abs(math.log(u / v)) if u and v else math.inf)
    return worst
