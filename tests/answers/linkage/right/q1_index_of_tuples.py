# An index from the tuple of the keys to the set of names is built once, and rows with an unknown key are not put in it.
from collections import defaultdict


def link(records, register, keys):
    index = defaultdict(set)
    for person in register:
        key = tuple(person[c] for c in keys)
        if None not in key:
            index[key].add(person["name"])
    answer = []
    for record in records:
        found = index.get(tuple(record[c] for c in keys), set())
        if len(found) == 1:
            (name,) = found
            answer.append(name)
        else:
            answer.append(None)
    return answer
