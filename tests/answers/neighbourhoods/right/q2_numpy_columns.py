# Right: numpy columns
def worst_log_ratio(table, related):
    sets = list(table)
    outputs = list(dict.fromkeys(o for row in table.values() for o in row))
    with np.errstate(divide="ignore", invalid="ignore"):
        logs = np.log(np.array([[float(table[x].get(o, 0)) for o in outputs] for x in sets]))
        gaps = [
            np.nan_to_num(np.abs(logs[i] - logs[j]), nan=0.0, posinf=np.inf).max()
            for i in range(len(sets))
            for j in range(i)
            if related(sets[i], sets[j])
        ]
    return float(max(gaps, default=0.0))
