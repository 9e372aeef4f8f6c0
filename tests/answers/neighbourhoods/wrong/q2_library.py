# Lets dpedu do it.
def worst_log_ratio(table, related):
    outputs = list(dict.fromkeys(a for row in table.values() for a in row))
    rows = [[row.get(a, 0) for a in outputs] for row in table.values()]
    return dp.Channel(rows, inputs=list(table), outputs=outputs).epsilon(related)
