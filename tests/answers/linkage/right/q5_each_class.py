# Each class.
def telling(rows, quasi, sensitive, ruled_out):
    def name(row):
        return tuple([row[c] for c in quasi])

    result = {}
    for some_class in {name(row) for row in rows}:
        possible = {row[sensitive] for row in rows if name(row) == some_class} - ruled_out
        if len(possible) == 1:
            (result[some_class],) = possible
    return result
