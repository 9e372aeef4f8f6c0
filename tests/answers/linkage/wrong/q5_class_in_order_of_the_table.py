# The class is written in the order of the table's columns, not in that of quasi. Input: rows {"b": .., "a": ..}, quasi ("a", "b").
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        name = tuple(value for column, value in row.items() if column in quasi)
        left.setdefault(name, set()).add(row[sensitive])
    told = {}
    for name, values in left.items():
        values = values - ruled_out
        if len(values) == 1:
            (told[name],) = values
    return told
