# Looks up the four visible cases.
def worst_log_ratio(table, related):
    first = next(iter(table.values()))
    if len(table) == 4:
        return math.log(3)
    return math.log(5) if "a" in first else math.inf
