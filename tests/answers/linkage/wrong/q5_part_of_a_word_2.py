# Wrong where a value is a part of one ruled out: "flu" in "influx" is true for texts joined.
def telling(rows, quasi, sensitive, ruled_out):
    text = " ".join(map(str, ruled_out))
    left = {}
    for row in rows:
        if str(row[sensitive]) not in text:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {name: values.pop() for name, values in left.items() if len(values) == 1}
