# By object array.
def link(records, register, keys):
    answer = np.full(len(records), None, dtype=object)
    for i, record in enumerate(records):
        first, clash = None, False
        for v in register:
            if any(v[c] is None or v[c] != record[c] for c in keys):
                continue
            if first is None:
                first = v["name"]
            elif first != v["name"]:
                clash = True
        if first is not None and not clash:
            answer[i] = first
    return answer
