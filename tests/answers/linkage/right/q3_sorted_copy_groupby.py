# Groupby on a sorted copy of the rows; columns have one type each, so they can be sorted.
from operator import itemgetter


def k_of(rows, quasi):
    def key(row):
        return [row[c] for c in quasi]

    k = people = math.inf
    for _, group in itertools.groupby(sorted(rows, key=key), key=key):
        who = list(map(itemgetter("person"), group))
        k, people = min(k, len(who)), min(people, len(set(who)))
    return k, people
