# Lets dpedu compute it.
def least_kappa(table, related):
    rows = [list(row.values()) for row in table.values()]
    channel = dp.Channel(rows, inputs=list(table), outputs=list(next(iter(table.values()))))
    return channel.kl(related)
