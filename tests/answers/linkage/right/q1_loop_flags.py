# Loop flags.
def link(records, register, keys):
    result = [None] * len(records)
    for i, record in enumerate(records):
        only, several = None, False
        for row in register:
            for c in keys:
                if record[c] is None or row[c] != record[c]:
                    break
            else:
                if only is not None and only != row["name"]:
                    several = True
                only = row["name"]
        result[i] = None if several else only
    return result
