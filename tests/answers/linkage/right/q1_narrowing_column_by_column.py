# The register is narrowed column by column; a tuple is returned.
def link(records, register, keys):
    def narrowed(record):
        left = list(register)
        for c in keys:
            if record[c] is None:
                return []
            left = [row for row in left if row[c] == record[c]]
        return left

    def only(names):
        first, *others = names or (None,)
        return None if any(n != first for n in others) else first

    return tuple(only([row["name"] for row in narrowed(record)]) for record in records)
