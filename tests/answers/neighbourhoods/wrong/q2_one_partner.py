# A data set with several related ones: only its first partner further down is compared.
def worst_log_ratio(table, related):
    worst, sets = 0.0, list(table)
    for i, x in enumerate(sets):
        y = next((y for y in sets[i + 1 :] if related(x, y)), None)
        if y is not None:
            for a in table[x].keys() | table[y].keys():
                u, v = table[x].get(a, 0), table[y].get(a, 0)
                if u != v:
                    worst = max(worst, abs(math.log(u / v)) if u and v else math.inf)
    return worst
