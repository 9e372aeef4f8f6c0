# A dictionary from the tuple of values to the names; rows and records with a None are left out.
from collections import defaultdict


def link(records, register, keys):
    people = defaultdict(set)
    for row in register:
        people[tuple(row[c] for c in keys)].add(row["name"])

    def who(record):
        values = tuple(record[c] for c in keys)
        if None in values:
            return None
        names = people.get(values, ())
        return next(iter(names)) if len(names) == 1 else None

    return [who(record) for record in records]
