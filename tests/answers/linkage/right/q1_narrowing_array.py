# Narrowing array: right
def link(records, register, keys):
    result = np.empty(len(records), dtype=object)
    for i, record in enumerate(records):
        left = list(register)
        for column in keys:
            left = [p for p in left if p[column] is not None and p[column] == record[column]]
        names = [p["name"] for p in left]
        result[i] = names[0] if names and names.count(names[0]) == len(names) else None
    return result
